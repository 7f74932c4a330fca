import os

from django.http import HttpResponse
from django.views import View


def archive(request, volume):
    os.system("restore " + volume)
    return HttpResponse("restored")


class Note(View):
    def get(self, request, rest):
        os.system("print " + rest)
        return self.printed()

    def printed(self):
        os.system("log " + self.kwargs["rest"])
        return HttpResponse("printed")


def legacy(request, remainder):
    os.system("convert " + remainder)
    return HttpResponse("converted")


def job(request, **kwargs):
    os.system("run " + kwargs.get("title"))
    return HttpResponse("started")
