from django.http import HttpRequest
from django.shortcuts import render
from django.utils.html import escape
from django.utils.safestring import mark_safe


def comment_preview(request: HttpRequest):
    lines = request.POST["comment"].splitlines()
    html = "<br>".join(escape(line) for line in lines)
    return render(request, "preview.html", {"comment": mark_safe(html)})
