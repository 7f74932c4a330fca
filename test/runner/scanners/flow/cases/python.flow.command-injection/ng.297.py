import os
from flask import Flask, request
import redis
app = Flask(__name__)
r = redis.Redis()

def build(**kwargs):
    name = kwargs.get("name", request.args.get("n"))
    os.system("echo " + name)  # expect

class Job:
    def __init__(self):
        self.x = 1

@app.route("/a")
def a():
    build()
    j = Job()
    v = getattr(j, "cmd", request.args.get("q"))
    os.system(v)  # expect
    data = request.get_json()
    w = data.get("a", "b")
    os.system(w)  # expect
    d = {}
    os.system(d.get("x", request.args["z"]))  # expect
    os.system(d.pop("x", request.args["z"]))  # expect
    d.setdefault("k", request.args["z"])
    os.system(d["k"])  # expect
    return "ok"
