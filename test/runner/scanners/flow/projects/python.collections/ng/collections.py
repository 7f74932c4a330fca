import base64, copy, dataclasses, datetime, functools, hashlib, html, io, itertools, json, operator, os, pathlib, re, shlex, string, textwrap, urllib.parse, uuid
from collections import ChainMap, Counter, OrderedDict, defaultdict, deque, namedtuple
from dataclasses import asdict, astuple, dataclass, field, replace
from enum import Enum
from string import Template
from types import SimpleNamespace
from typing import NamedTuple, TypedDict
from flask import Flask, request
app = Flask(__name__)
ALLOWED = {"a", "b"}
LIT = {"a": "ls", "b": "df"}
GP = re.compile(r"([a-z]+):(.+)")
P = namedtuple("P", "cmd arg")
class N(NamedTuple):
    cmd: str
    arg: str
class TD(TypedDict):
    cmd: str
    arg: str
class E(Enum):
    A = "a"
@dataclass
class D:
    cmd: str
    arg: str
@dataclass
class F:
    cmd: str
    items: list = field(default_factory=list)
@app.route("/0")
def f0():
    q = request.args["q"]
    a = ["ls", "-l"] + [q]
    os.system(" ".join(a[:2]))
    os.system(" ".join(a[1:]))  # expect
@app.route("/1")
def f1():
    q = request.args["q"]
    a = ["ls", q, "c"]
    x, y, z = a
    h, *t = a
    os.system(t[0])  # expect
    os.system(t[1])
    *i, l = a
    os.system(l)
    os.system(i[1])  # expect
@app.route("/2")
def f2():
    q = request.args["q"]
    a = ["ls"]
    a.append(q)
    b = a.pop()
    a.insert(0, q)
    a.extend(["x", q])
@app.route("/3")
def f3():
    q = request.args["q"]
    a = ["ls", q]
    b = a.pop(0)
    c = ["ls", q]
    del c[1]
    d = [q, "ls"]
    d.clear()
    d.append("ls")
@app.route("/4")
def f4():
    q = request.args["q"]
    a = ["ls", q]
    d = list(reversed(a))
    os.system(d[0])  # expect
    e = a * 2
    os.system(e[1])  # expect
    f = sorted(a)
    os.system(f[0])  # expect
    os.system(str(a.index(q)))
@app.route("/5")
def f5():
    q = request.args["q"]
    d = {"cmd": "ls", "arg": q}
    os.system(d["arg"])  # expect
    os.system(" ".join(d.keys()))
    os.system(" ".join(d))
    os.system(" ".join(d.values()))  # expect
    os.system(list(d)[0])
    os.system(list(d.keys())[0])
    os.system(list(d.values())[1])  # expect
@app.route("/6")
def f6():
    q = request.args["q"]
    d = {"cmd": "ls", "arg": q}
    g = {v: k for k, v in d.items()}
    os.system(g["ls"])
    i = {**d}
    os.system(i["arg"])  # expect
@app.route("/8")
def f8():
    q = request.args["q"]
    d = {"cmd": "ls", "arg": q}
    a = d.pop("arg")
    os.system(" ".join(d.values()))
    f = {"cmd": "ls", "arg": q}
    del f["arg"]
    g = {"cmd": "ls"}
    g.update(arg=q)
    os.system(g["arg"])  # expect
    g.update({"x": q})
@app.route("/9")
def f9():
    q = request.args["q"]
    d = {}
    d["cmd"] = "ls"
    d["arg"] = q
    d |= {"z": q}
@app.route("/10")
def f10():
    q = request.args["q"]
    k, v = {"a": q}.popitem()
    n = {x: "ls" for x in q.split(",")}
    os.system(n["x"])
    os.system(" ".join(n))  # expect
    o = dict(zip(["a", "b"], ["ls", q]))
    os.system(o["a"])
    os.system(o["b"])  # expect
@app.route("/11")
def f11():
    q = request.args["q"]
    h = defaultdict(list)
    h["a"].append(q)
    j = defaultdict(lambda: q)
    os.system(j["a"])  # expect
    k = OrderedDict([("cmd", "ls"), ("arg", q)])
    os.system(k["arg"])  # expect
    l = OrderedDict(cmd="ls", arg=q)
    os.system(l["arg"])  # expect
    m = Counter(q.split(","))
    os.system(m.most_common(1)[0][0])  # expect
@app.route("/12")
def f12():
    q = request.args["q"]
    d = deque(["ls", q])
    os.system(d.popleft())
    os.system(d[0])  # expect
    d.appendleft("ls")
    os.system(d.pop())  # expect
    f = defaultdict(str)
    f["x"] = q
