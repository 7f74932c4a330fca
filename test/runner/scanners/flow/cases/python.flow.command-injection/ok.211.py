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
