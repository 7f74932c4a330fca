from django.template import engines
from django.http import HttpResponse


def greeting(request):
    template = engines["django"].from_string(request.GET["greeting"])  # expect
    return HttpResponse(template.render({}, request))


def preview(request, site):
    text = site.jinja_env.from_string(request.GET["text"])  # expect
    return HttpResponse(text.render())
