from flask import Flask, request
from pymongo import MongoClient
from neo4j import GraphDatabase
app = Flask(__name__); db = MongoClient()["x"]; driver = GraphDatabase.driver("x")
@app.post("/1")
def a():
    return str(db.users.find_one({"email": request.json["email"].lower()}))
@app.post("/2")
def b():
    return str(db.users.find_one({"email": request.json["email"]})) # expect
@app.post("/3")
def c():
    with driver.session() as session:
        session.run("MATCH (n {id: '" + str(request.json["x"]).strip() + "'}) RETURN n") # expect
    return ""
@app.post("/4")
def d():
    return str(db.users.find_one({"email": f"{request.json['email']}"}))
@app.post("/5")
def e():
    return str(db.users.find_one({"$where": "this.a == '%s'" % str(request.json['email'])})) # expect
