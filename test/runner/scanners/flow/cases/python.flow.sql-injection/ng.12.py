import os
import subprocess
from django.db import connection
from django.http import HttpResponse, JsonResponse, FileResponse
from django.utils.html import format_html, escape
from django.views import View
from django.views.generic import ListView
from .models import Item


def raw(request, **kwargs):
    name = kwargs["name"]
    with connection.cursor() as c:
        c.execute("select * from item where name = '%s'" % name)  # expect
        c.execute("select * from item where name = %s", [name])
        return JsonResponse({"rows": c.fetchall()})


def item(request, code):
    return HttpResponse("<b>" + escape(code) + "</b>")


class ItemView(View):
    def get(self, request, *args, **kwargs):
        return HttpResponse("<b>" + kwargs.get("name") + "</b>")

    def post(self, request, *args, **kwargs):
        name = self.kwargs["name"]
        Item.objects.raw("select * from item where name = '" + name + "'")  # expect
        return HttpResponse(format_html("<b>{}</b>", name))


class Items(ListView):
    model = Item

    def get_queryset(self):
        order = self.request.GET.get("order", "name")
        return Item.objects.extra(order_by=[order], where=["name = '" + self.request.GET["q"] + "'"])  # expect
