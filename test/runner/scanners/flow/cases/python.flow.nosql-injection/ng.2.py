from flask import Flask, request
from pymongo import MongoClient

app = Flask(__name__)
db = MongoClient().shop


@app.post("/login")
def login():
    creds = request.get_json()
    user = db.users.find_one({"name": creds["name"], "password": creds["password"]}) # expect
    return {"ok": user is not None}
