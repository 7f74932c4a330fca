import os

from tortoise import Tortoise, fields
from tortoise.models import Model


class Host(Model):
    id = fields.IntField(pk=True)
    name = fields.CharField(max_length=200)
    port = fields.IntField()


async def by_get(id: int):
    host = await Host.get(id=id)
    os.system("ping " + host.name)  # expect


async def by_get_or_none(id: int):
    host = await Host.get_or_none(id=id)
    os.system("ping " + host.name)  # expect


async def by_first():
    host = await Host.first()
    os.system("ping " + host.name)  # expect


async def by_filter_first():
    host = await Host.filter(port=1).first()
    os.system("ping " + host.name)  # expect


async def by_filter():
    for host in await Host.filter(port=1).order_by("name"):
        os.system("ping " + host.name)  # expect


async def by_all():
    hosts = await Host.all()
    os.system("ping " + hosts[0].name)  # expect


async def by_async_for():
    async for host in Host.all().prefetch_related("owner"):
        os.system("ping " + host.name)  # expect


async def by_values():
    for row in await Host.all().values("name"):
        os.system("ping " + row["name"])  # expect


async def by_values_list():
    for name in await Host.filter(port=1).values_list("name", flat=True):
        os.system("ping " + name)  # expect


async def by_get_or_create():
    host, _ = await Host.get_or_create(port=1)
    os.system("ping " + host.name)  # expect


async def by_query():
    conn = Tortoise.get_connection("default")
    rows = await conn.execute_query_dict("SELECT * FROM host")
    os.system("ping " + rows[0]["name"])  # expect


async def by_raw():
    for host in await Host.raw("SELECT * FROM host"):
        os.system("ping " + host.name)  # expect


async def safe(id: int):
    host = await Host.get(id=id)
    os.system("ping " + str(int(host.name)))


async def safe_exists():
    os.system("ping " + str(await Host.filter(port=1).count()))
