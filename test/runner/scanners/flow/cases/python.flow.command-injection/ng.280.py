import json
import os

import redis
import redis.asyncio as aioredis
from cachetools import TTLCache
from flask_caching import Cache
from pymemcache.client.base import Client
from redis import Redis
from redis.asyncio import Redis as AsyncRedis

r = redis.Redis(host="localhost", decode_responses=True)
redis_client = Redis.from_url("redis://localhost")
memcache = Client("localhost")
flask_cache = Cache()


def by_get():
    os.system("ping " + r.get("host"))  # expect


def by_client_get():
    os.system("ping " + redis_client.get("host").decode())  # expect


def by_json():
    host = json.loads(redis_client.get("host"))
    os.system("ping " + host["name"])  # expect


def by_hget():
    os.system("ping " + r.hget("hosts", "1"))  # expect


def by_hgetall():
    for key, value in r.hgetall("hosts").items():
        os.system("ping " + value)  # expect


def by_list():
    for name in r.lrange("hosts", 0, -1):
        os.system("ping " + name)  # expect


def by_pop():
    os.system("ping " + r.lpop("hosts"))  # expect


def by_blpop():
    key, value = r.blpop("hosts")
    os.system("ping " + value)  # expect


def by_set():
    for name in r.smembers("hosts"):
        os.system("ping " + name)  # expect


def by_sorted_set():
    for name in r.zrange("hosts", 0, 10):
        os.system("ping " + name)  # expect


def by_hvals():
    for name in r.hvals("hosts"):
        os.system("ping " + name)  # expect


def by_stream():
    for stream, messages in r.xread({"hosts": "0"}):
        for message_id, fields in messages:
            os.system("ping " + fields["name"])  # expect


def by_hash_json():
    os.system("ping " + r.json().get("host")["name"])  # expect


async def by_async():
    client = aioredis.from_url("redis://localhost")
    os.system("ping " + await client.get("host"))  # expect


async def by_async_typed(cache: AsyncRedis):
    value = await cache.hget("hosts", "1")
    os.system("ping " + value)  # expect


def by_typed(store: Redis):
    os.system("ping " + store.getdel("host"))  # expect


class Store:
    def __init__(self, client: redis.Redis):
        self.client = client

    def name(self):
        return self.client.get("host").decode()

    def ping(self):
        os.system("ping " + self.name())  # expect


def by_pipeline():
    with r.pipeline() as pipe:
        pipe.get("a")
        pipe.get("b")
        first, second = pipe.execute()
    os.system("ping " + first)  # expect


def by_memcache():
    os.system("ping " + memcache.get("host").decode())  # expect


def by_flask_cache():
    os.system("ping " + flask_cache.get("host"))  # expect


def safe_ttl():
    os.system("ping -c " + str(r.ttl("host")))


def safe_number():
    os.system("ping -c %d" % int(r.get("count")))
