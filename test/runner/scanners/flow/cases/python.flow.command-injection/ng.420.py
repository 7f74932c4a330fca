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
    os.system("x " + WithMeta(request.args["a"]).v)  # expect
    async def h1():
        async with Ctx(request.args["a"]) as v:
            os.system("x " + v)  # expect
    for v in Iter(request.args["a"]):
        os.system("x " + v)  # expect
    os.system("x " + next(Iter(request.args["a"])))  # expect
    for v in Seq(request.args["a"].split()):
        os.system("x " + v)  # expect
    os.system("x " + Seq(request.args["a"])[0])  # expect
    os.system(WithMixin(request.args["a"]).cmd())  # expect
    return ""

@app.route("/r2")
def f2():
    o = Obs()
    o.on(lambda v: os.system("x " + v))  # expect
    o.fire(request.args["a"])
    os.system("x " + Registry.handlers["a"](request.args["a"]))  # expect
    c = Chain()
    c << "x " << request.args["a"]
    os.system(c.v)  # expect
    os.system((Chain() | "x " | request.args["a"]).v)  # expect
    os.system("x " + Lazy(lambda: request.args["a"]).value)  # expect
    os.system("x " + UD(a=request.args["a"])["a"])  # expect
    Inner.Conf.path = request.args["a"]
    os.system("x " + Inner.Conf.path)  # expect
    return ""

@app.route("/r3")
def f3():
    os.system("x " + nonloc(request.args["a"]))  # expect
    setg(request.args["a"])
    os.system("x " + G)  # expect
    n, m = multi(request.args["a"])
    os.system("x " + m)  # expect
    return ""

@app.route("/r4")
def f4():
    os.system("x %s" % multi(request.args["a"])[0])
    return ""

@app.route("/r5")
def f5():
    os.system("x " + kwonly(a="1", b=request.args["a"])["b"])  # expect
    co = coro()
    next(co)
    os.system("x " + co.send(request.args["a"]))  # expect
    os.system("x " + decorated(request.args["a"]))  # expect
    os.system("x " + tryf(request.args["a"]))  # expect
    return ""

@app.route("/r6")
def f6():
    os.system("x " + Color(request.args["a"]).value)
    return ""

@app.route("/r7")
def f7():
    os.system("x " + Color[request.args["a"]].value)
    return ""

@app.route("/r8")
def f8():
    funcs = {"a": str.upper, "b": str.lower}
    os.system("x " + funcs["a"](request.args["a"]))  # expect
    fs = [lambda v: v + "1"]
    os.system("x " + fs[0](request.args["a"]))  # expect
    cmd = ["sh", "-c", request.args["a"]]
    subprocess.run(cmd)  # expect
    cmd2 = ["sh", "-c"]
    cmd2.append(request.args["a"])
    subprocess.call(cmd2)  # expect
    parts = ["x"]
    parts += [request.args["a"]]
    os.system(" ".join(parts))  # expect
    s = "x "
    for w in request.args["a"].split():
        s += w
    os.system(s)  # expect
    s2 = "x %(a)s %(b)s" % dict(a=request.args["a"], b="c")
    os.system(s2)  # expect
    return ""

@app.route("/r9")
def f9():
    os.system("x " "{}".format(*[request.args["a"]]))  # expect
    os.system("x {a}".format(**{"a": request.args["a"]}))  # expect
    fmt = "x {}".format
    os.system(fmt(request.args["a"]))  # expect
    os.system(str.format("x {}", request.args["a"]))  # expect
    return ""

@app.route("/r10")
def f10():
    os.system("x " + (yield request.args["a"])) if False else None
    return ""

@app.route("/r11")
def f11():
    x = [[1, request.args["a"]], [2, "b"]]
    for a, b in x:
        os.system("x " + b)  # expect
    os.system("x " + {k: v for k, v in [("a", request.args["a"])]}["a"])  # expect
    os.system("x " + [c for r in [[request.args["a"]]] for c in r][0])  # expect
    os.system("x " + (lambda *a, **k: k["z"])(z=request.args["a"]))  # expect
    d = {"a": {"b": [{"c": request.args["a"]}]}}
    os.system("x " + d["a"]["b"][0]["c"])  # expect
    return ""

@app.route("/r12")
def f12():
    e = {"a": request.args["a"]}
    del e["a"]
    os.system("x " + e.get("a", "b"))
    return ""

@app.route("/r13")
def f13():
    f = {"a": request.args["a"], "b": "c"}
    os.system("x " + f["b"])
    return ""

@app.route("/r14")
def f14():
    g = [request.args["a"], "b"]
    os.system("x " + g[1])
    return ""
