import os
from flask import Flask, request
import csv, io, zipfile, tarfile, gzip, json, logging, subprocess, string
from jinja2 import Environment, Template
from functools import partial, partialmethod, reduce, singledispatchmethod, total_ordering, cache
import itertools
import enum
class Color(enum.Enum):
    RED = "red"
    BLUE = "blue"
class Meta(type):
    def __call__(cls, *a, **k):
        return super().__call__(*a, **k)
class WithMeta(metaclass=Meta):
    def __init__(self, v):
        self.v = v
class New:
    def __new__(cls, v):
        o = super().__new__(cls)
        o.v = v
        return o
class Ctx:
    def __init__(self, v):
        self.v = v
    async def __aenter__(self):
        return self.v
    async def __aexit__(self, *a):
        pass
class Iter:
    def __init__(self, v):
        self.v = v
    def __iter__(self):
        return self
    def __next__(self):
        return self.v
class Seq:
    def __init__(self, v):
        self._l = v
    def __len__(self):
        return len(self._l)
    def __getitem__(self, i):
        return self._l[i]
    def __contains__(self, x):
        return x in self._l
class Mixin:
    def cmd(self):
        return self.name + "a"
class WithMixin(Mixin):
    def __init__(self, name):
        self.name = name
class Obs:
    def __init__(self):
        self.l = []
    def on(self, f):
        self.l.append(f)
    def fire(self, v):
        for f in self.l:
            f(v)
class Registry:
    handlers = {}
    @classmethod
    def register(cls, name):
        def inner(f):
            cls.handlers[name] = f
            return f
        return inner
@Registry.register("a")
def handler_a(v):
    return v
class Chain:
    def __init__(self):
        self.v = ""
    def __lshift__(self, o):
        self.v += o
        return self
    def __or__(self, o):
        self.v = self.v + o
        return self
class Lazy:
    def __init__(self, f):
        self.f = f
    @property
    def value(self):
        return self.f()
class UD(dict):
    pass
class Inner:
    class Conf:
        path = ""
def with_default(d={}):
    return d
def nonloc(v):
    x = ""
    def set_():
        nonlocal x
        x = v
    set_()
    return x
G = ""
def setg(v):
    global G
    G = v
def multi(v):
    return 1, v
def kwonly(*, a, **rest):
    return rest
def coro():
    v = ""
    while True:
        v = yield v
def dec(arg):
    def wrap(f):
        def inner(*a, **k):
            return f(*a, **k) + arg
        return inner
    return wrap
@dec("z")
def decorated(v):
    return v
def tryf(v):
    try:
        return v
    finally:
        pass
app = Flask(__name__)

@app.route("/r1")
def f1():
    h = [request.args["a"]]
    h.clear()
    os.system("x " + " ".join(h))
    return ""

@app.route("/r2")
def f2():
    i = request.args["a"]
    i = "a"
    os.system("x " + i)
    return ""

@app.route("/r3")
def f3():
    try:
        j = int(request.args["a"])
    except ValueError:
        j = 0
    os.system("x %s" % j)
    return ""

@app.route("/r4")
def f4():
    k = request.args["a"]
    if not k.isalnum():
        return "bad"
    os.system("x " + k)
    return ""

@app.route("/r5")
def f5():
    l = request.args["a"]
    if l not in ("a", "b"):
        raise ValueError("bad")
    os.system("x " + l)
    return ""

@app.route("/r6")
def f6():
    mm = request.args["a"]
    assert mm in {"a", "b"}
    os.system("x " + mm)
    return ""

@app.route("/r7")
def f7():
    ok = {"a": "1", "b": "2"}
    nn = request.args["a"]
    if nn in ok:
        os.system("x " + nn)
    return ""

@app.route("/r8")
def f8():
    os.system("x " + ("yes" if request.args["a"] == "a" else "no"))
    return ""

@app.route("/r9")
def f9():
    oo = "".join(ch for ch in request.args["a"] if ch.isalnum())
    os.system("x " + oo)
    return ""

@app.route("/r10")
def f10():
    pp = request.args["a"].isdigit() and request.args["a"] or "0"
    os.system("x " + pp)
    return ""

@app.route("/r11")
def f11():
    qq = [u for u in request.args["a"].split() if u in ("a", "b")]
    os.system("x " + " ".join(qq))
    return ""

@app.route("/r12")
def f12():
    rr = str(bool(request.args["a"]))
    os.system("x " + rr)
    return ""

@app.route("/r13")
def f13():
    ss = sorted({"a": 1}.items(), key=lambda t: request.args["a"])
    os.system("x " + ss[0][0])
    return ""

@app.route("/r14")
def f14():
    tt = "{:d}".format(int(request.args["a"]))
    os.system("x " + tt)
    return ""

@app.route("/r15")
def f15():
    uu = "%d" % int(request.args["a"])
    os.system("x " + uu)
    return ""

@app.route("/r16")
def f16():
    vv = f"{int(request.args['a']):04d}"
    os.system("x " + vv)
    return ""

@app.route("/r17")
def f17():
    ww = set(request.args["a"].split()) & {"a", "b"}
    os.system("x " + " ".join(ww))
    return ""

@app.route("/r18")
def f18():
    xx = next((z for z in ["a", "b"] if z == request.args["a"]), "a")
    os.system("x " + xx)
    return ""

@app.route("/r19")
def f19():
    yy = request.args.get("a", 1, int)
    os.system("x %s" % yy)
    return ""
