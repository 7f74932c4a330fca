from django.conf import settings
from django.http import FileResponse, HttpResponse

from .storage import LocalStorage

storage = LocalStorage(settings.ATTACHMENTS_ROOT)


def download(request):
    content = storage.read(request.GET["name"])
    return HttpResponse(content, content_type="application/octet-stream")
