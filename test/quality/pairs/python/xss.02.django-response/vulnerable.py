from django.http import HttpResponse
from django.utils.html import format_html


def profile(request):
    nickname = request.GET.get("nickname", "")
    return HttpResponse("<p>Profile of <b>%s</b></p>" % nickname)
