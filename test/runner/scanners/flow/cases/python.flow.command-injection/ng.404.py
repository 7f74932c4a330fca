import os
from flask import Flask, request
import array, bisect, heapq, itertools, operator, copy, functools, types, weakref, queue, collections, enum
from collections import ChainMap, Counter, OrderedDict, UserDict, UserList, UserString, defaultdict, deque, namedtuple
from dataclasses import dataclass, field, asdict, astuple, replace, make_dataclass
from typing import NamedTuple, TypedDict, Optional
app = Flask(__name__)

@app.route("/r1")
def f1():
    cm2 = ChainMap({"k": request.args["a"]}).new_child({"b": "c"})
    os.system("x " + cm2["k"])  # expect
    dq = deque(maxlen=3)
    dq.append(request.args["a"])
    os.system("x " + dq.popleft())  # expect
    dq2 = deque()
    dq2.appendleft(request.args["a"])
    dq2.rotate(1)
    os.system("x " + dq2[0])  # expect
    Pt = namedtuple("Pt", "x y")
    pt = Pt(request.args["a"], 1)
    os.system("x " + pt.x)  # expect
    pt2 = Pt(x="a", y=1)._replace(x=request.args["a"])
    os.system("x " + pt2.x)  # expect
    pt3 = Pt._make([request.args["a"], 1])
    os.system("x " + pt3[0])  # expect
    pt4 = Pt(request.args["a"], 1)
    os.system("x " + pt4._asdict()["x"])  # expect
    return ""

@app.route("/r2")
def f2():
    px, py = Pt(request.args["a"], 1)
    os.system("x " + px)  # expect
    h = []
    heapq.heappush(h, (1, request.args["a"]))
    os.system("x " + heapq.heappop(h)[1])  # expect
    h2 = request.args["a"].split()
    heapq.heapify(h2)
    os.system("x " + heapq.heappop(h2))  # expect
    os.system("x " + heapq.nlargest(1, request.args["a"].split())[0])  # expect
    h3 = ["a"]
    os.system("x " + heapq.heappushpop(h3, request.args["a"]))  # expect
    os.system("x " + list(heapq.merge(request.args["a"].split(), ["a"]))[0])  # expect
    bi = []
    bisect.insort(bi, request.args["a"])
    os.system("x " + bi[0])  # expect
    return ""

@app.route("/r3")
def f3():
    os.system("x " + list(itertools.chain(["a"], [request.args["a"]]))[1])  # expect
    os.system("x " + list(itertools.chain.from_iterable([[request.args["a"]]]))[0])  # expect
    for k, g in itertools.groupby(request.args["a"].split(), key=len):
        os.system("x " + list(g)[0])  # expect
    os.system("x " + list(itertools.islice(request.args["a"], 3))[0])  # expect
    for a, b in itertools.product(["a"], request.args["a"].split()):
        os.system("x " + b)  # expect
    for p in itertools.permutations(request.args["a"].split()):
        os.system("x " + p[0])  # expect
    os.system("x " + list(itertools.takewhile(lambda e: e, request.args["a"]))[0])  # expect
    return ""

@app.route("/r4")
def f4():
    os.system("x " + list(itertools.accumulate(request.args["a"].split()))[0])  # expect
    os.system("x " + next(itertools.repeat(request.args["a"])))  # expect
    for a, b in itertools.zip_longest(["a"], request.args["a"].split(), fillvalue=""):
        os.system("x " + b)  # expect
    i1, i2 = itertools.tee(request.args["a"].split())
    os.system("x " + next(i2))  # expect
    os.system("x " + list(itertools.starmap(lambda a, b: b, [("a", request.args["a"])]))[0])  # expect
    for a, b in itertools.pairwise(request.args["a"]):
        os.system("x " + a)  # expect
    for batch in itertools.batched(request.args["a"], 3):
        os.system("x " + "".join(batch))  # expect
    return ""

@app.route("/r5")
def f5():
    os.system("x " + next(itertools.compress(request.args["a"], [1, 0])))  # expect
    os.system("x " + next(itertools.filterfalse(None, request.args["a"])))  # expect
    os.system("x " + functools.reduce(lambda acc, e: acc + e, request.args["a"].split()))  # expect
    os.system("x " + functools.reduce(lambda acc, e: acc + e, request.args["a"].split(), ""))  # expect
    os.system("x " + functools.reduce(operator.add, request.args["a"].split()))  # expect
    os.system("x " + operator.itemgetter("k")({"k": request.args["a"]}))  # expect
    os.system("x " + list(map(operator.itemgetter(1), [("a", request.args["a"])]))[0])  # expect
    return ""

@app.route("/r6")
def f6():
    os.system("x " + operator.methodcaller("strip")(request.args["a"]))  # expect
    os.system("x " + operator.concat("a", request.args["a"]))  # expect
    os.system("x " + copy.deepcopy({"k": request.args["a"]})["k"])  # expect
    os.system("x " + copy.copy([request.args["a"]])[0])  # expect
    os.system("x " + types.MappingProxyType({"k": request.args["a"]})["k"])  # expect
    os.system("x " + types.SimpleNamespace(a=request.args["a"]).a)  # expect
    q = queue.Queue()
    q.put(request.args["a"])
    os.system("x " + q.get())  # expect
    return ""

@app.route("/r7")
def f7():
    q2 = queue.LifoQueue()
    q2.put_nowait(request.args["a"])
    os.system("x " + q2.get_nowait())  # expect
    q3 = queue.PriorityQueue()
    q3.put((1, request.args["a"]))
    prio, item = q3.get()
    os.system("x " + item)  # expect
    return ""
