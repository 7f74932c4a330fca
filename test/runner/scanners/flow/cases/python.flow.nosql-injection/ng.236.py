from flask import Flask, request, abort
from pymongo import MongoClient
app = Flask(__name__)
users = MongoClient().app.users

@app.post("/b")
def b():
    data = request.get_json()
    for name in ["email", "token"]:
        if not isinstance(data[name], str):
            return "bad", 400
    return str(users.find_one({"email": data["email"], "token": data["token"]}))

@app.post("/c")
def c():
    data = request.get_json()
    if not isinstance(data["email"], str):
        return "bad", 400
    return str(users.find_one({"email": data["email"]}))

@app.post("/e")
def e():
    data = request.get_json()
    name = "email"
    if not isinstance(data[name], str):
        return "bad", 400
    return str(users.find_one({"email": data["email"]}))

@app.post("/f")
def f():
    data = request.get_json()
    if not isinstance(data.get("email"), str):
        return "bad", 400
    return str(users.find_one({"email": data["email"]}))

@app.post("/g")
def g():
    data = request.get_json()
    if not isinstance(data.get("email"), str):
        return "bad", 400
    return str(users.find_one({"email": data.get("email")}))
@app.post("/h")
def h():
    data = request.get_json()
    for name in ["email", "token"]:
        if not isinstance(data.get(name), str):
            return "bad", 400
    return str(users.find_one({"email": data.get("email"), "token": data.get("token")}))
RL = ["email", "token"]
RT = ("email", "token")

@app.post("/b2")
def b2():
    data = request.get_json()
    for name in RL:
        if not isinstance(data[name], str):
            return "bad", 400
    return str(users.find_one({"email": data["email"], "token": data["token"]}))

@app.post("/c2")
def c2():
    data = request.get_json()
    for name in RT:
        if not isinstance(data[name], str):
            return "bad", 400
    return str(users.find_one({"email": data["email"], "token": data["token"]}))

@app.post("/d2")
def d2():
    data = request.get_json()
    for name in ("email", "token"):
        if not isinstance(data[name], str):
            return "bad", 400
    return str(users.find_one({"email": data["email"], "token": data["token"]}))

@app.post("/all")
def every():
    data = request.get_json()
    if not all(isinstance(data[name], str) for name in RL):
        return "bad", 400
    return str(users.find_one({"email": data["email"], "token": data["token"]}))


@app.post("/one")
def one():
    data = request.get_json()
    for name in ["email"]:
        if not isinstance(data[name], str):
            return "bad", 400
    return str(users.find_one({"email": data["email"], "token": data["token"]}))  # expect
