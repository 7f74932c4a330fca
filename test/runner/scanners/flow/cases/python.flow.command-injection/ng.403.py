import os
from flask import Flask, request
import array, bisect, heapq, itertools, operator, copy, functools, types, weakref, queue, collections, enum
from collections import ChainMap, Counter, OrderedDict, UserDict, UserList, UserString, defaultdict, deque, namedtuple
from dataclasses import dataclass, field, asdict, astuple, replace, make_dataclass
from typing import NamedTuple, TypedDict, Optional
app = Flask(__name__)

@app.route("/r1")
def f1():
    l1 = []
    l1.append(request.args["a"])
    os.system("x " + l1[0])  # expect
    l2 = ["a"]
    l2.extend([request.args["a"]])
    os.system(" ".join(l2))  # expect
    l3 = ["a"]
    l3.insert(0, request.args["a"])
    os.system("x " + l3.pop(0))  # expect
    l4 = ["a"]
    l4 += [request.args["a"]]
    os.system("x " + l4[-1])  # expect
    l6 = [*request.args["a"].split(), "a"]
    l6.sort(key=len)
    l6.reverse()
    os.system("x " + l6[0])  # expect
    l7 = request.args["a"].split()
    first, *rest = l7
    os.system("x " + rest[0])  # expect
    for i, e in enumerate(request.args["a"].split(), 1):
        os.system("x " + e)  # expect
    return ""

@app.route("/r2")
def f2():
    for a, b in zip(["a"], request.args["a"].split()):
        os.system("x " + b)  # expect
    os.system("x " + sorted(request.args["a"].split(), reverse=True)[0])  # expect
    os.system("x " + max(request.args["a"].split(), key=len))  # expect
    os.system("x " + min(request.args["a"], "a"))  # expect
    os.system("x " + next(iter(request.args["a"].split())))  # expect
    os.system("x " + next((e for e in request.args["a"].split() if e), "a"))  # expect
    os.system("x " + list(map(lambda e: e + "a", request.args["a"].split()))[0])  # expect
    return ""

@app.route("/r3")
def f3():
    os.system("x " + [e.strip() for e in request.args["a"].split()][0])  # expect
    os.system("x " + {e: 1 for e in request.args["a"].split()}.popitem()[0])  # expect
    os.system("x " + " ".join({e for e in request.args["a"].split()}))  # expect
    os.system("x " + tuple(request.args["a"].split())[1:][0])  # expect
    os.system("x " + " ".join(set(request.args["a"].split()) - {"a"}))  # expect
    os.system("x " + " ".join(frozenset(request.args["a"].split()).union({"a"})))  # expect
    s1 = set()
    s1.add(request.args["a"])
    os.system("x " + s1.pop())  # expect
    return ""

@app.route("/r4")
def f4():
    s2 = {"a"}
    s2.update([request.args["a"]])
    for e in s2:
        os.system("x " + e)  # expect
    s3 = {"a"}
    s3 |= {request.args["a"]}
    os.system("x " + list(s3)[0])  # expect
    d1 = {}
    d1["k"] = request.args["a"]
    os.system("x " + d1.get("k", ""))  # expect
    d2 = {}
    d2.setdefault("k", []).append(request.args["a"])
    os.system("x " + d2["k"][0])  # expect
    d3 = dict(k=request.args["a"])
    os.system("x " + d3.pop("k"))  # expect
    d4 = dict([("k", request.args["a"])])
    os.system("x " + d4["k"])  # expect
    d5 = {"a": 1}
    d5.update(k=request.args["a"])
    os.system("x " + d5["k"])  # expect
    return ""

@app.route("/r5")
def f5():
    d6 = {"a": 1}
    d6.update({"k": request.args["a"]})
    os.system("x " + list(d6.values())[1])  # expect
    d7 = {**{"k": request.args["a"]}, "b": "c"}
    for k, v in d7.items():
        os.system("x " + v)  # expect
    d8 = {"a": "1"} | {"k": request.args["a"]}
    os.system("x " + d8["k"])  # expect
    d9 = dict.fromkeys([request.args["a"]], 1)
    os.system("x " + list(d9)[0])  # expect
    d10 = dict(zip(["k"], [request.args["a"]]))
    os.system("x " + d10["k"])  # expect
    d11 = {"k": request.args["a"]}.copy()
    os.system("x " + d11["k"])  # expect
    d12 = {"k": request.args["a"]}
    d12 |= {"c": "b"}
    os.system("x " + d12["k"])  # expect
    return ""

@app.route("/r6")
def f6():
    d13 = {request.args["a"]: "a"}
    for key in d13:
        os.system("x " + key)  # expect
    os.system("x " + " ".join("%s=%s" % kv for kv in {"a": request.args["a"]}.items()))  # expect
    os.system("x " + {"k": request.args["a"]}.__getitem__("k"))  # expect
    dd = defaultdict(list)
    dd["k"].append(request.args["a"])
    os.system("x " + dd["k"][0])  # expect
    od = OrderedDict()
    od["k"] = request.args["a"]
    os.system("x " + od.popitem(last=False)[1])  # expect
    od2 = OrderedDict([("k", request.args["a"])])
    od2.move_to_end("k")
    os.system("x " + od2["k"])  # expect
    c = Counter(request.args["a"].split())
    os.system("x " + c.most_common(1)[0][0])  # expect
    return ""

@app.route("/r7")
def f7():
    c2 = Counter()
    c2.update(request.args["a"].split())
    os.system("x " + list(c2.elements())[0])  # expect
    cm = ChainMap({}, {"k": request.args["a"]})
    os.system("x " + cm["k"])  # expect
    return ""
