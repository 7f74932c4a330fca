from django.http import FileResponse, Http404
from pathlib import Path

MEDIA = Path("/srv/media")


def media(request, path):
    full = MEDIA.joinpath(path)
    return FileResponse(open(full, "rb"))
