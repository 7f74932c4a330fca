from flask import request
from pymongo import MongoClient

pets = MongoClient().shop.pets
WRITABLE = {"name", "age"}


def change(identifier):
    body = request.get_json()
    pets.update_one({"_id": identifier}, {"$set": {"name": str(body["name"])}})
    changes = {name: str(body[name]) for name in WRITABLE if name in body}
    pets.update_one({"_id": identifier}, {"$set": changes})
    changes = {name: str(value) for name, value in body.items() if name in WRITABLE}
    pets.update_one({"_id": identifier}, {"$set": changes})
