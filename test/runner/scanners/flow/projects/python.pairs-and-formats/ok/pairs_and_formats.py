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
@app.route("/17")
def f17():
    q = request.args["q"]
    l = list(filter(str.isalnum, q.split(",")))
    os.system("ls " + " ".join(l))
    l10 = "".join(filter(str.isalnum, q))
    os.system("ls " + l10)
@app.route("/18")
def f18():
    q = request.args["q"]
    o2 = {"a", "b"}.intersection(q.split(","))
    os.system("ls " + " ".join(o2))
    o8 = {"a"}
    o8.add(q)
    o9 = {"a"}
    o9.update([q])
    o10 = {"a", "b"}.difference(q.split(","))
    os.system(" ".join(o10))
    o14 = set(q.split(","))
    o14 &= {"a", "b"}
@app.route("/20")
def f20():
    q = request.args["q"]
    for a, b in zip(["ls", "df"], q.split(",")):
        os.system(a)
    for i, (a, b) in enumerate(zip(["ls"], [q])):
        os.system(a)
@app.route("/21")
def f21():
    q = request.args["q"]
    for a, b in itertools.product(["ls"], [q]):
        os.system(a)
    for a, b in itertools.zip_longest(["ls"], [q]):
        os.system(a)
@app.route("/24")
def f24():
    q = request.args["q"]
    u3 = "%(a)s" % {"a": "ls", "b": q}
    os.system(u3)
    w1 = "{0}".format("ls", q)
    os.system(w1)
    x = "{cmd}".format(**{"cmd": "ls", "arg": q})
    os.system(x)
    y1 = "{cmd}".format_map({"cmd": "ls", "arg": q})
    os.system(y1)
@app.route("/25")
def f25():
    q = request.args["q"]
    a, s, b = q.partition("/")
    os.system(str(q.index("a")))
@app.route("/28")
def f28():
    q = request.args["q"]
@app.route("/29")
def f29():
    q = request.args["q"]
    inner(q, "df", "x", q, a="y", b=q)
    def two():
        return "ls", q
    a, b = two()
    def gen():
        yield q
    def pair():
        return {"cmd": "ls", "arg": q}
    kws(**{"cmd": "ls", "arg": q})
    pos(*["ls", q])
@app.route("/30")
def f30():
    q = request.args["q"]
    os.system(q and "ls")
@app.route("/31")
def f31():
    q = request.args["q"]
    x: str = q
    x = "ls"
    a, b = q, "ls"
    a, b = b, a
    l = []
    for p in q.split(","):
        l.append(p)
    o = io.StringIO()
    o.write(q)
    (a, (b, c)) = ("ls", ("df", q))
    try:
        n = int("3")
    except ValueError as e:
        n = 0
    i = list(zip(["ls"], [q]))
    os.system(i[0][0])
    c1, c2 = zip(*[("ls", q)])
    ff = sorted({"b": q, "a": "x"})
    os.system(ff[0])
    gg = [q, "ls"]
    gg[0] = "df"
    gg[1:] = [q]
    gg.remove(q)
    gg.sort()
    gg.reverse()
    q2 = q
    if q2 not in ALLOWED:
        return "no"
