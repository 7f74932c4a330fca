from django.shortcuts import redirect
from urllib.parse import urlparse


def go(request):
    url = request.META.get("HTTP_REFERER", "/")
    if urlparse(url).netloc != "":
        url = "/"
    return redirect(url)
