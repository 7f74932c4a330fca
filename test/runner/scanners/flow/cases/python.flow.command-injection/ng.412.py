import os
from flask import Flask, request
import asyncio, contextlib, contextvars, copy, functools, operator, threading, concurrent.futures, io, types, weakref, enum, abc, inspect, tempfile, pathlib, subprocess, logging, traceback, sys, warnings
from dataclasses import dataclass, field, asdict, astuple, replace, make_dataclass, fields
from typing import NamedTuple, TypedDict, Optional, Generic, TypeVar, cast
from collections.abc import Mapping, MutableMapping, Sequence
from concurrent.futures import ThreadPoolExecutor, ProcessPoolExecutor, as_completed
from multiprocessing.pool import ThreadPool
from multiprocessing import Pool, Pipe, Process
from functools import partial, lru_cache, cached_property, singledispatch, wraps, reduce

@dataclass
class Cfg:
    name: str = ""
    items: list = field(default_factory=list)
    def cmd(self):
        return "x " + self.name
@dataclass(frozen=True)
class Post:
    raw: str
    cooked: str = field(init=False)
    def __post_init__(self):
        object.__setattr__(self, "cooked", self.raw.strip())
class Tup(NamedTuple):
    a: str
    b: int = 0
class TD(TypedDict):
    a: str
class Plain:
    shared = None
    registry = {}
    def __init__(self, v):
        self._v = v
    @property
    def v(self):
        return self._v
    @v.setter
    def v(self, value):
        self._v = value
    @cached_property
    def cached(self):
        return self._v + "c"
    @classmethod
    def make(cls, v):
        return cls(v)
    @staticmethod
    def ident(v):
        return v
    def __str__(self):
        return self._v
    def __repr__(self):
        return "<%s>" % self._v
    def __getitem__(self, key):
        return self._v
    def __getattr__(self, name):
        return self._v
    def __call__(self):
        return self._v
    def __iter__(self):
        yield self._v
    def __enter__(self):
        return self._v
    def __exit__(self, *a):
        pass
    def __add__(self, o):
        return self._v + o
    def __format__(self, spec):
        return self._v
class Slots:
    __slots__ = ("a",)
    def __init__(self, **kw):
        for k, v in kw.items():
            setattr(self, k, v)
class Upd:
    def __init__(self, **kw):
        self.__dict__.update(kw)
class Builder:
    def __init__(self):
        self.parts = []
    def add(self, p):
        self.parts.append(p)
        return self
    def build(self):
        return " ".join(self.parts)
class Base(abc.ABC):
    @abc.abstractmethod
    def get(self): ...
    def run(self):
        pass
class Child(Base):
    def __init__(self, v):
        super().__init__()
        self.x = v
    def get(self):
        return self.x
class Attr(dict):
    def __getattr__(self, k):
        return self[k]
    def __setattr__(self, k, v):
        self[k] = v
class MyErr(Exception):
    def __init__(self, msg, detail=None):
        super().__init__(msg)
        self.detail = detail
class Desc:
    def __set_name__(self, owner, name):
        self.n = "_" + name
    def __get__(self, obj, t=None):
        return getattr(obj, self.n)
    def __set__(self, obj, value):
        setattr(obj, self.n, value)
class HasDesc:
    d = Desc()
def gen(v):
    yield "a"
    yield v
def gen2(v):
    yield from gen(v)
def deco(f):
    @wraps(f)
    def inner(*args, **kw):
        return f(*args, **kw)
    return inner
@deco
def ident(v):
    return v
def outer(v):
    def inner():
        return v
    return inner
@contextlib.contextmanager
def ctx(v):
    yield v
@lru_cache(maxsize=None)
def cached(v):
    return v
@singledispatch
def disp(v):
    return v
async def aident(v):
    return v
async def agen(v):
    yield v
local = threading.local()
var = contextvars.ContextVar("var", default="a")
def kwf(**kw):
    return kw["a"]
def argf(*args):
    return args[0]
def defaultf(a, b="x", *, c="y"):
    return c
app = Flask(__name__)

@app.route("/r1")
def f1():
    fn2 = partial(ident, request.args["a"])
    os.system("x " + fn2())  # expect
    os.system("x " + vars(Cfg(request.args["a"]))["name"])  # expect
    os.system("x " + Cfg(request.args["a"]).__dict__["name"])  # expect
    os.system("x " + operator.attrgetter("name")(Cfg(request.args["a"])))  # expect
    cc = copy.copy(Cfg(request.args["a"]))
    os.system("x " + cc.name)  # expect
    match request.get_json():
        case {"cmd": cmd}:
            os.system("x " + cmd)  # expect
    return ""

@app.route("/r2")
def f2():
    match request.args["a"].split():
        case ["go", direction]:
            os.system("x " + direction)  # expect
        case [a, *others]:
            os.system("x " + others[0])  # expect
    match Cfg(request.args["a"]):
        case Cfg(name=nm):
            os.system("x " + nm)  # expect
    match request.args["a"]:
        case "ls" | "ps" as fixed:
            os.system("x " + fixed)
        case other:
            os.system("x " + other)  # expect
    os.system("x " + (request.args["a"] or "ls"))  # expect
    os.system("x " + (lambda v: v + "a")(request.args["a"]))  # expect
    return ""

@app.route("/r3")
def f3():
    os.system("x " + ("a" if request.args["a"] else "b"))
    return ""

@app.route("/r4")
def f4():
    x = y = request.args["a"]
    os.system("x " + y)  # expect
    (m, [n, o]) = ("a", ["b", request.args["a"]])
    os.system("x " + o)  # expect
    os.system("x " + cast(str, request.args["a"]))  # expect
    async def h1():
        r = await aident(request.args["a"])
        os.system("x " + r)  # expect
    async def h2():
        async for r in agen(request.args["a"]):
            os.system("x " + r)  # expect
    async def h3():
        a, b = await asyncio.gather(aident("a"), aident(request.args["a"]))
        os.system("x " + b)  # expect
    async def h4():
        t = asyncio.create_task(aident(request.args["a"]))
        os.system("x " + await t)  # expect
    return ""

@app.route("/r5")
def f5():
    async def h5():
        r = await asyncio.wait_for(aident(request.args["a"]), 3)
        os.system("x " + r)  # expect
    async def h6():
        fut = asyncio.get_event_loop().create_future()
        fut.set_result(request.args["a"])
        os.system("x " + await fut)  # expect
    async def h7():
        q = asyncio.Queue()
        await q.put(request.args["a"])
        os.system("x " + await q.get())  # expect
    async def h8():
        r = await asyncio.to_thread(ident, request.args["a"])
        os.system("x " + r)  # expect
    async def h9():
        r = await asyncio.get_running_loop().run_in_executor(None, ident, request.args["a"])
        os.system("x " + r)  # expect
    async def h10():
        for coro in asyncio.as_completed([aident(request.args["a"])]):
            os.system("x " + await coro)  # expect
    async def h11():
        done, pending = await asyncio.wait([aident(request.args["a"])])
        for t in done:
            os.system("x " + t.result())  # expect
    return ""

@app.route("/r6")
def f6():
    async def h12():
        async with asyncio.TaskGroup() as tg:
            t = tg.create_task(aident(request.args["a"]))
        os.system("x " + t.result())  # expect
    async def h13():
        os.system("x " + [r async for r in agen(request.args["a"])][0])  # expect
    os.system("x " + asyncio.run(aident(request.args["a"])))  # expect
    return ""
