import os

from django.http import HttpResponse
from django.views import View


def archive(request, volume):
    os.system("restore " + volume)  # expect
    return HttpResponse("restored")


class Note(View):
    def get(self, request, rest):
        os.system("print " + rest)  # expect
        return self.printed()

    def printed(self):
        os.system("log " + self.kwargs["rest"])  # expect
        return HttpResponse("printed")


def legacy(request, remainder):
    os.system("convert " + remainder)  # expect
    return HttpResponse("converted")


def job(request, **kwargs):
    os.system("run " + kwargs.get("title"))  # expect
    return HttpResponse("started")
