import os
from flask import request, Flask
app = Flask(__name__)
@app.route("/")
def f():
    a = {"cmd": "ls", "arg": "x"}
    b = {**a, "arg": request.args["q"]}
    os.system(b["cmd"])
    os.system(b["arg"])  # expect
    c = a | {"other": request.args["q"]}
    os.system(c["cmd"])
    os.system(c["other"])  # expect
    d = dict(a, other=request.args["q"])
    os.system(d["cmd"])
    os.system(d["other"])  # expect
    e = a.copy()
    e.update(other=request.args["q"])
    os.system(e["cmd"])
    os.system(e["other"])  # expect
    a.update(arg=request.args["q"])
    os.system(a["cmd"])
    os.system(a["arg"])  # expect
    g = dict(a)
    g["other"] = request.args["q"]
    os.system(g["cmd"])
    os.system(g["other"])  # expect
@app.route("/pairs")
def pairs():
    given = [(request.args["k"], request.args["q"])]
    d = dict(given)
    os.system(d["cmd"])  # expect
