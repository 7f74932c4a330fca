import os

from django.contrib.auth import get_user_model
from django.core.cache import cache, caches
from django.core.files.storage import default_storage
from django.views.generic import DetailView, ListView
from rest_framework import generics, viewsets
from rest_framework.decorators import action

from app.models import Host
from app.serializers import HostSerializer

User = get_user_model()


class HostDetail(DetailView):
    model = Host


class HostList(ListView):
    model = Host

    def get(self, request):
        for host in self.get_queryset():
            os.system("ping " + host.name)  # expect


class HostViewSet(viewsets.ModelViewSet):
    queryset = Host.objects.all()
    serializer_class = HostSerializer


    @action(detail=False)
    def all(self, request):
        for host in self.filter_queryset(self.get_queryset()):
            os.system("ping " + host.name)  # expect

    @action(detail=False)
    def own(self, request):
        host = self.queryset.first()
        os.system("ping " + host.name)  # expect


def by_user(request, pk):
    user = User.objects.get(pk=1)
    os.system("mail " + user.email)  # expect


def by_cache(request):
    os.system("ping " + cache.get("host"))  # expect


def by_cache_many(request):
    values = cache.get_many(["host"])
    os.system("ping " + values["host"])  # expect


def by_caches(request):
    os.system("ping " + caches["default"].get("host"))  # expect


async def by_acache(request):
    os.system("ping " + await cache.aget("host"))  # expect


def by_cache_or_set(request):
    os.system("ping " + cache.get_or_set("host", "x"))  # expect


def by_storage(request):
    with default_storage.open("hosts.txt") as f:
        os.system("ping " + f.read().decode())  # expect


def by_file_field(request, pk):
    host = Host.objects.get(pk=1)
    text = host.document.read().decode()
    os.system("ping " + text)  # expect


def by_session(request):
    os.system("ping " + request.session["host"])
