import collections, os
from flask import request
def a():
    d = collections.defaultdict(list)
    for k, v in request.args.items():
        d[k].append(v)
    for k, v in d.items():
        os.system("a " + k)  # expect
        os.system("a " + v[0])  # expect
def a2():
    d = {}
    for v in request.args.getlist("x"):
        d.setdefault("k", []).append(v)
    os.system("a " + d["k"][0])  # expect
    e = {}
    e["z"] = []
    e["z"].append(request.args["z"])
    os.system("a " + e["z"][0])  # expect
    f = collections.defaultdict(list)
    f["q"].append(request.args["z"])
    os.system("a " + f["q"][0])  # expect
    g = collections.defaultdict(set)
    g[request.args["z"]].add("x")
    os.system(f"{k}='{v[0]}'" for k, v in g.items())
