import os

from odmantic import AIOEngine, Model, SyncEngine

engine = AIOEngine()


class Host(Model):
    name: str
    port: int


async def by_find_one():
    host = await engine.find_one(Host, Host.port == 1)
    os.system("ping " + host.name)  # expect


async def by_find():
    for host in await engine.find(Host):
        os.system("ping " + host.name)  # expect


async def by_async_for():
    async for host in engine.find(Host, sort=Host.name):
        os.system("ping " + host.name)  # expect


def by_sync(sync_engine: SyncEngine):
    for host in sync_engine.find(Host):
        os.system("ping " + host.name)  # expect


async def by_gather():
    hosts = await engine.gather(Host)
    os.system("ping " + hosts[0].name)


async def safe():
    host = await engine.find_one(Host, Host.port == 1)
    os.system("ping %d" % host.port)
