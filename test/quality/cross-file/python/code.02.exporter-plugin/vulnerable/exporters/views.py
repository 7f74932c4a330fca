from django.http import HttpResponse

from exporters.registry import load_exporter


def export(request, kind):
    exporter = load_exporter(request.GET.get("module", "exporters." + kind))
    return HttpResponse(exporter([]), content_type="text/plain")
