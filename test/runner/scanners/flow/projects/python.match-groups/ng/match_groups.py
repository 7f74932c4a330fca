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
@app.route("/26")
def f26():
    q = request.args["q"]
    z = q if re.fullmatch(r"[a-z]+", q) else "a"
    m = re.match(r"^([a-z]+)-(.*)$", q)
    os.system(m.group(1))
    os.system(m.group(2))  # expect
    os.system(m[1])
    os.system(m[2])  # expect
    os.system(m.groups()[0])
    os.system(m.groups()[1])  # expect
    a, b = m.groups()
    os.system(a)
    os.system(b)  # expect
    m2 = re.search(r"(?P<n>\d+)x(?P<t>.*)", q)
    os.system(m2.group("n"))
    os.system(m2.group("t"))  # expect
    os.system(m2["n"])
    os.system(m2["t"])  # expect
    os.system(m2.groupdict()["n"])
    os.system(m2.groupdict()["t"])  # expect
    c, d = m2.group("n", "t")
@app.route("/27")
def f27():
    q = request.args["q"]
    os.system(" ".join(re.findall(r"[a-z]+", q)))
    os.system(" ".join(re.findall(r"\S+", q)))  # expect
    os.system(re.findall(r"\d+", q)[0])
    for m in re.finditer(r"(\d+)=(.*)", q):
        os.system(m.group(1))
        os.system(m.group(2))  # expect
    PAT = re.compile(r"([a-z]+):(.+)")
    mm = PAT.match(q)
    os.system(mm.group(1))
    os.system(mm.group(2))  # expect
    if (m3 := re.fullmatch(r"([a-z]+)-(.*)", q)):
        os.system(m3.group(1))
        os.system(m3.group(2))  # expect
    os.system(str(mm.start()))
    os.system(str(mm.end(1)))
    os.system(str(mm.span()[0]))
    os.system(mm.string)  # expect
    os.system(GP.match(q).group(1))
    os.system(GP.match(q).group(2))  # expect
    os.system(re.match(r"(a(b)c)(.*)", q).group(2))
    os.system(re.match(r"(?:x)([^;]*)", q).group(1))  # expect
    os.system(re.search(r"\d+", q).group())
    os.system(re.search(r"\d+", q)[0])
    os.system(re.search(r".+", q)[0])  # expect
    os.system(PAT.findall(q)[0][0])
    os.system(PAT.findall(q)[0][1])  # expect
