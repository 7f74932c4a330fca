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
@app.route("/13")
def f13():
    q = request.args["q"]
    p = P("ls", q)
    os.system(p.cmd)
    os.system(p[0])
    p2 = p._replace(arg="x")
    os.system(p2.arg)
    os.system(p2.cmd)
    c, a = p
    os.system(c)
    p5 = P(arg=q, cmd="ls")
    os.system(p5.cmd)
    p6 = p._asdict()
    os.system(p6["cmd"])
    p8 = P(**{"cmd": "ls", "arg": q})
    os.system(p8.cmd)
@app.route("/14")
def f14():
    q = request.args["q"]
    p = N("ls", q)
    os.system(p[0])
    p2 = p._replace(arg="x")
    os.system(p2.arg)
    c, a = p
    n = SimpleNamespace(cmd="ls", arg=q)
    os.system(n.cmd)
    os.system(vars(n)["cmd"])
@app.route("/15")
def f15():
    q = request.args["q"]
    dd = D("ls", q)
    d2 = replace(dd, arg="x")
    os.system(d2.arg)
    os.system(d2.cmd)
    d3 = asdict(dd)
    os.system(d3["cmd"])
    d4 = dataclasses.replace(dd, cmd="x")
    os.system(d4.cmd)
    d5 = astuple(dd)
    os.system(d5[0])
    d6 = F("ls")
    d6.items.append(q)
    d7 = copy.copy(dd)
    os.system(d7.cmd)
    d8 = copy.deepcopy(dd)
    os.system(d8.cmd)
    d10 = replace(dd, **{"arg": "x"})
    os.system(d10.arg)
