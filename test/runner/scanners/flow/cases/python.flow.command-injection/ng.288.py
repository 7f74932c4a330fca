import os

from mongoengine import Document, IntField, StringField


class Host(Document):
    name = StringField()
    port = IntField()


def by_get():
    os.system("ping " + Host.objects.get(port=1).name)  # expect


def by_call():
    for host in Host.objects(port=1):
        os.system("ping " + host.name)  # expect


def by_call_first():
    host = Host.objects(port=1).first()
    os.system("ping " + host.name)  # expect


def by_loop():
    for host in Host.objects:
        os.system("ping " + host.name)  # expect


def by_with_id():
    os.system("ping " + Host.objects.with_id("1").name)  # expect


def by_call_get():
    os.system("ping " + Host.objects(port=1).get().name)  # expect


def by_scalar():
    for name in Host.objects.scalar("name"):
        os.system("ping " + name)  # expect


def by_as_pymongo():
    for row in Host.objects.as_pymongo():
        os.system("ping " + row["name"])  # expect


def by_aggregate():
    for row in Host.objects.aggregate([{"$match": {}}]):
        os.system("ping " + row["name"])  # expect


def by_only():
    for host in Host.objects.only("name").limit(3):
        os.system("ping " + host.name)  # expect


def safe():
    host = Host.objects.get(port=1)
    os.system("ping %d" % int(host.name))
