from flask import request
from pymongo import MongoClient
from sqlalchemy import update

from pets import engine, pets_table

pets = MongoClient().shop.pets


def change(identifier):
    body = request.get_json()
    pets.update_one({"_id": identifier}, {"$set": {**body, "seen": True}})  # expect
    engine.execute(update(pets_table).values(**body))  # expect
