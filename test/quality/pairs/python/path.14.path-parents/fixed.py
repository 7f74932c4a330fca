from django.http import FileResponse, Http404
from pathlib import Path

MEDIA = Path("/srv/media")


def media(request, path):
    full = MEDIA.joinpath(path)
    full = full.resolve()
    if MEDIA not in full.parents:
        raise Http404
    return FileResponse(open(full, "rb"))
