import subprocess
import shlex
from django.http import HttpResponse


class Converter:
    def __init__(self, src):
        self.src = src

    def command(self):
        return "convert %s -resize 100x100 /tmp/out.png" % shlex.quote(self.src)

    def run(self):
        return subprocess.check_output(self.command(), shell=True)


def thumbnail(request, name):
    c = Converter(request.GET.get("src"))
    return HttpResponse(c.run(), content_type="image/png")
