from django.http import HttpResponse

from .models import Attachment


def download(request):
    attachment = Attachment.objects.filter(token=request.GET["token"]).first()
    cached_file = attachment.cached_file_for(request.GET["size"])
    with cached_file.open() as stream:
        return HttpResponse(stream.read(), content_type="image/png")
