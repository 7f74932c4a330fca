from flask import Flask, request
from pymongo import MongoClient

app = Flask(__name__)
db = MongoClient().shop


@app.post("/login")
def login():
    creds = request.get_json()
    user = db.users.find_one({"name": str(creds["name"]), "password": str(creds["password"])})
    return {"ok": user is not None}
