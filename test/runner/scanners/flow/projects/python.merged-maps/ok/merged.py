import os
from flask import request, Flask
app = Flask(__name__)
@app.route("/")
def f():
    a = {"cmd": "ls", "arg": "x"}
    b = {**a, "arg": request.args["q"]}
    os.system(b["cmd"])
    c = a | {"other": request.args["q"]}
    os.system(c["cmd"])
    d = dict(a, other=request.args["q"])
    os.system(d["cmd"])
    e = a.copy()
    e.update(other=request.args["q"])
    os.system(e["cmd"])
    a.update(arg=request.args["q"])
    os.system(a["cmd"])
    g = dict(a)
    g["other"] = request.args["q"]
    os.system(g["cmd"])
