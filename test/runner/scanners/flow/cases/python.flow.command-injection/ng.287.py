import os

from beanie import Document, PydanticObjectId
from beanie.operators import In


class Host(Document):
    name: str
    port: int

    class Settings:
        name = "hosts"


async def by_get(id: PydanticObjectId):
    host = await Host.get(id)
    os.system("ping " + host.name)  # expect


async def by_find_one():
    host = await Host.find_one(Host.port == 1)
    os.system("ping " + host.name)  # expect


async def by_find():
    async for host in Host.find(Host.port == 1):
        os.system("ping " + host.name)  # expect


async def by_to_list():
    hosts = await Host.find(Host.port == 1).sort("-name").to_list()
    os.system("ping " + hosts[0].name)  # expect


async def by_find_all():
    for host in await Host.find_all().to_list():
        os.system("ping " + host.name)  # expect


async def by_first_or_none():
    host = await Host.find(In(Host.port, [1])).first_or_none()
    os.system("ping " + host.name)  # expect


async def by_aggregate():
    for row in await Host.find(Host.port == 1).aggregate([{"$group": {"_id": "$name"}}]).to_list():
        os.system("ping " + row["_id"])  # expect


async def by_find_many():
    async for host in Host.find_many({"port": 1}):
        os.system("ping " + host.name)  # expect


async def safe(id: PydanticObjectId):
    host = await Host.get(id)
    os.system("ping %d" % host.port)
