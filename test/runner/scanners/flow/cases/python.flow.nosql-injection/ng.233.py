from flask import Flask, request
from pymongo import MongoClient
from pydantic import StrictStr, BaseModel
from pydantic.dataclasses import dataclass
app = Flask(__name__); db = MongoClient()["x"]
@dataclass(frozen=True)
class R:
    email: StrictStr
class M(BaseModel):
    email: str
@app.post("/1")
def a():
    r = R(**request.json)
    return str(db.users.find_one({"email": r.email}))
@app.post("/2")
def b():
    r = R(email=request.json["email"])
    return str(db.users.find_one({"email": r.email}))
@app.post("/3")
def c():
    r = M(**request.json)
    return str(db.users.find_one({"email": r.email}))
@app.post("/4")
def d():
    return str(db.users.find_one({"email": request.json["email"]})) # expect
from pydantic import field_validator, Field
class V(BaseModel):
    sort: str
    @field_validator("sort")
    @classmethod
    def known(cls, value):
        if value not in ("a", "b"):
            raise ValueError("no")
        return value
class P(BaseModel):
    sort: str = Field(pattern=r"^[a-z]+$")
import sqlite3
@app.post("/5")
def e():
    r = V(**request.json)
    return str(sqlite3.connect("x").execute("select 1 order by " + r.sort))
@app.post("/6")
def f():
    r = V(sort=request.json["sort"])
    return str(sqlite3.connect("x").execute("select 1 order by " + r.sort))
@app.post("/7")
def g():
    r = P(**request.json)
    return str(sqlite3.connect("x").execute("select 1 order by " + r.sort))
@app.post("/8")
def h():
    r = P(sort=request.json["sort"])
    return str(sqlite3.connect("x").execute("select 1 order by " + r.sort))
@app.post("/9")
def i():
    r = P.model_validate(request.json)
    return str(sqlite3.connect("x").execute("select 1 order by " + r.sort))
