import os

from django.db import connection, models
from django.shortcuts import aget_object_or_404, get_list_or_404, get_object_or_404


class Host(models.Model):
    name = models.CharField(max_length=200)
    port = models.IntegerField()
    owner = models.ForeignKey("Owner", related_name="hosts", on_delete=models.CASCADE)


class Owner(models.Model):
    title = models.TextField()


def by_get(request, pk):
    host = Host.objects.get(pk=1)
    os.system("ping " + host.name)  # expect


def by_filter_loop(request):
    for host in Host.objects.filter(port__gt=3):
        os.system("ping " + host.name)  # expect


def by_exclude_loop(request):
    for host in Host.objects.exclude(port=3):
        os.system("ping " + host.name)  # expect


def by_select_related(request):
    for host in Host.objects.select_related("owner"):
        os.system("ping " + host.owner.title)  # expect


def by_prefetch(request):
    for owner in Owner.objects.prefetch_related("hosts"):
        for host in owner.hosts.all():
            os.system("ping " + host.name)  # expect


def by_only(request):
    for host in Host.objects.only("name").iterator():
        os.system("ping " + host.name)  # expect


def by_filter_first(request):
    host = Host.objects.filter(port=1).order_by("name").first()
    os.system(f"ping {host.name}")  # expect


def by_values(request):
    for row in Host.objects.values("name"):
        os.system("ping " + row["name"])  # expect


def by_values_list(request):
    for name in Host.objects.filter(port=2).values_list("name", flat=True):
        os.system("ping " + name)  # expect


def by_values_list_pairs(request):
    for port, name in Host.objects.values_list("port", "name"):
        os.system("ping " + name)  # expect


def by_raw(request):
    for host in Host.objects.raw("SELECT * FROM hosts"):
        os.system("ping " + host.name)  # expect


def by_get_or_create(request):
    host, created = Host.objects.get_or_create(pk=1)
    os.system("ping " + host.name)  # expect


def by_update_or_create(request):
    host, _ = Host.objects.update_or_create(pk=1, defaults={"port": 3})
    os.system("ping " + host.name)  # expect


def by_using(request):
    host = Host.objects.using("replica").get(pk=1)
    os.system("ping " + host.name)  # expect


def by_default_manager(request):
    host = Host._default_manager.get(pk=1)
    os.system("ping " + host.name)  # expect


def by_or_404(request, pk):
    host = get_object_or_404(Host, pk=1)
    os.system("ping " + host.name)  # expect


def by_list_or_404(request):
    for host in get_list_or_404(Host, port=1):
        os.system("ping " + host.name)  # expect


async def by_aget(request):
    host = await Host.objects.aget(pk=1)
    os.system("ping " + host.name)  # expect


async def by_afirst(request):
    host = await Host.objects.filter(port=1).afirst()
    os.system("ping " + host.name)  # expect


async def by_async_for(request):
    async for host in Host.objects.all():
        os.system("ping " + host.name)  # expect


async def by_aiterator(request):
    async for host in Host.objects.filter(port=1).aiterator():
        os.system("ping " + host.name)  # expect


async def by_aor_404(request):
    host = await aget_object_or_404(Host, pk=1)
    os.system("ping " + host.name)  # expect


def by_related(request, pk):
    owner = get_object_or_404(Owner, pk=1)
    host = owner.hosts.first()
    os.system("ping " + host.name)  # expect


def by_user_related(request):
    host = request.user.hosts.get(pk=1)
    os.system("ping " + host.name)  # expect


def by_user_set(request):
    for host in request.user.host_set.filter(port=1):
        os.system("ping " + host.name)  # expect


def by_cursor(request):
    with connection.cursor() as cursor:
        cursor.execute("SELECT name FROM hosts")
        for (name,) in cursor:
            os.system("ping " + name)  # expect


def by_cursor_one(request):
    with connection.cursor() as cursor:
        cursor.execute("SELECT name FROM hosts")
        row = cursor.fetchone()
    os.system("ping " + row[0])  # expect


def by_queryset_variable(request):
    queryset = Host.objects.all()
    if request.GET.get("x"):
        queryset = queryset.filter(port=1)
    host = queryset.last()
    os.system("ping " + host.name)  # expect


def by_slice(request):
    host = Host.objects.order_by("-pk")[0]
    os.system("ping " + host.name)  # expect


def by_refresh(request, host: Host):
    host.refresh_from_db()
    os.system("ping " + host.name)  # expect


def by_in_bulk(request):
    hosts = Host.objects.in_bulk([1, 2])
    os.system("ping " + hosts[1].name)  # expect


def by_annotate(request):
    for host in Host.objects.annotate(n=models.Count("owner")):
        os.system("ping " + host.name)  # expect


def safe_port(request, pk):
    host = Host.objects.get(pk=1)
    os.system("ping -p %d" % host.port)


def safe_list(request, pk):
    host = Host.objects.get(pk=1)
    if host.name not in ("a", "b"):
        return
    os.system("ping " + host.name)
