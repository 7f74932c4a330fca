import os
from flask import request
KNOWN = {"a", "b"}
@app.route("/")
def f():
    params = {}
    for pair in request.args.get("q").split("&"):
        k, v = pair.split("=", 1)
        params[k] = v
    if params["repo"] not in KNOWN:
        return
    os.system("ls " + params["repo"])
    os.system("ls " + params["x"])  # expect
    os.system("ls " + params.get("y"))  # expect
    os.system("ls " + params.get("y", "z"))  # expect
    d = dict(p.split("=") for p in request.args.get("z").split("&"))
    if d["repo"] not in KNOWN:
        return
    os.system("ls " + d["repo"])
    os.system("ls " + d["x"])  # expect
