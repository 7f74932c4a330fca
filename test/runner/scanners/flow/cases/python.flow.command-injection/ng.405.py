import os
from flask import Flask, request
import array, bisect, heapq, itertools, operator, copy, functools, types, weakref, queue, collections, enum
from collections import ChainMap, Counter, OrderedDict, UserDict, UserList, UserString, defaultdict, deque, namedtuple
from dataclasses import dataclass, field, asdict, astuple, replace, make_dataclass
from typing import NamedTuple, TypedDict, Optional
app = Flask(__name__)

@app.route("/r1")
def f1():
    q4 = queue.SimpleQueue()
    q4.put(request.args["a"])
    os.system("x " + q4.get(timeout=1))  # expect
    arr = array.array("u", request.args["a"])
    os.system("x " + arr.tounicode())  # expect
    ba = bytearray()
    ba.extend(request.args["a"].encode())
    os.system("x " + ba.decode())  # expect
    ba2 = bytearray()
    ba2 += request.args["a"].encode()
    os.system("x " + bytes(ba2).decode())  # expect
    return ""

@app.route("/r2")
def f2():
    os.system("x " + {"a": "ls", "b": "ps"}[request.args["a"]])
    return ""

@app.route("/r3")
def f3():
    os.system("x " + {"a": "ls", "b": "ps"}.get(request.args["a"], "ls"))
    return ""

@app.route("/r4")
def f4():
    os.system("x " + str(len(request.args["a"].split())))
    return ""

@app.route("/r5")
def f5():
    os.system("x " + ["ls", "ps"][int(request.args["a"])])
    return ""

@app.route("/r6")
def f6():
    allowed = ["ls", "ps"]
    if request.args["a"] in allowed:
        os.system("x " + request.args["a"])
    return ""

@app.route("/r7")
def f7():
    os.system("x " + str(any(request.args["a"].split())))
    return ""

@app.route("/r8")
def f8():
    os.system("x " + str(sum(int(z) for z in request.args["a"].split())))
    return ""

@app.route("/r9")
def f9():
    os.system("x " + allowed[allowed.index(request.args["a"])])
    return ""

@app.route("/r10")
def f10():
    os.system("x " + str(sorted([1, 2], reverse=bool(request.args["a"]))[0]))
    return ""
