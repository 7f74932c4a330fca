import os

from django.conf import settings
from django.http import FileResponse, Http404


def document(request):
    name = request.GET["name"]
    base = os.path.realpath(settings.DOCUMENT_ROOT)
    path = os.path.realpath(os.path.join(base, name))
    if os.path.commonpath([base, path]) != base:
        raise Http404(name)
    return FileResponse(open(path, "rb"))
