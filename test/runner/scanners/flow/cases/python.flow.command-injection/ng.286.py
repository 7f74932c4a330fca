import os

from motor.motor_asyncio import AsyncIOMotorClient
from pymongo import AsyncMongoClient, MongoClient

client = MongoClient()
db = client["app"]
hosts = db["hosts"]
users = client.app.users
motor = AsyncIOMotorClient()
adb = motor.app


def by_find_one():
    host = db.hosts.find_one({"port": 1})
    os.system("ping " + host["name"])  # expect


def by_variable():
    host = hosts.find_one({"port": 1})
    os.system("ping " + host["name"])  # expect


def by_attribute():
    user = users.find_one({"x": 1})
    os.system("ping " + user.get("name"))  # expect


def by_client():
    row = client.app.hosts.find_one()
    os.system("ping " + row["name"])  # expect


def by_item():
    for row in db["hosts"].find({"port": 1}).sort("name").limit(10):
        os.system("ping " + row["name"])  # expect


def by_get_collection():
    for row in db.get_collection("hosts").find():
        os.system("ping " + row["name"])  # expect


def by_aggregate():
    for row in hosts.aggregate([{"$match": {"port": 1}}]):
        os.system("ping " + row["name"])  # expect


def by_distinct():
    for name in hosts.distinct("name"):
        os.system("ping " + name)  # expect


def by_update():
    row = hosts.find_one_and_update({"port": 1}, {"$set": {"port": 2}})
    os.system("ping " + row["name"])  # expect


def by_delete():
    row = hosts.find_one_and_delete({"port": 1})
    os.system("ping " + row["name"])  # expect


def by_list():
    rows = list(hosts.find({}))
    os.system("ping " + rows[0]["name"])  # expect


async def by_motor():
    row = await adb.hosts.find_one({"port": 1})
    os.system("ping " + row["name"])  # expect


async def by_motor_for():
    async for row in adb.hosts.find({"port": 1}):
        os.system("ping " + row["name"])  # expect


async def by_motor_list():
    rows = await adb["hosts"].find({"port": 1}).to_list(length=100)
    os.system("ping " + rows[0]["name"])  # expect


async def by_motor_aggregate():
    async for row in adb.hosts.aggregate([{"$match": {}}]):
        os.system("ping " + row["name"])  # expect


async def by_app(request):
    row = await request.app.mongodb["hosts"].find_one({"port": 1})
    os.system("ping " + row["name"])  # expect


class HostRepository:
    def __init__(self, database):
        self.collection = database["hosts"]
        self.hosts = database.hosts

    def find(self):
        return self.collection.find_one({"port": 1})

    def run(self):
        os.system("ping " + self.find()["name"])  # expect

    def run_hosts(self):
        os.system("ping " + self.hosts.find_one({"port": 1})["name"])  # expect


def safe():
    row = hosts.find_one({"port": 1})
    os.system("ping %d" % int(row["name"]))


def safe_count():
    os.system("ping " + str(hosts.count_documents({})))
