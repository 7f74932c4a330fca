from django.http import HttpResponse
from django.utils.html import format_html


def profile(request):
    nickname = request.GET.get("nickname", "")
    return HttpResponse(format_html("<p>Profile of <b>{}</b></p>", nickname))
