import os
from flask import Flask, request
import threading, functools, io
from concurrent.futures import ThreadPoolExecutor, as_completed
from multiprocessing.pool import ThreadPool
from multiprocessing import Pool
def ident(v):
    return v
def run(v):
    os.system("x " + v)  # expect
def run2(v):
    os.system("x " + v)  # expect
def run3(v):
    os.system("x " + v)  # expect
def run4(v):
    os.system("x " + v)  # expect
def run5(v):
    os.system("x " + v)  # expect
def run6(v):
    os.system("x " + v)  # expect
def run7(v):
    os.system("x " + v)  # expect
def run8(a, v):
    os.system("x " + v)  # expect
class Cfg:
    def __init__(self):
        self.items = []
class Upd:
    def __init__(self, **kw):
        self.__dict__.update(kw)
class Upd2:
    def __init__(self, d):
        self.__dict__.update(d)
class Upd3:
    def __init__(self, d):
        self.__dict__ = d
class Upd4:
    def __init__(self, d):
        vars(self).update(d)
app = Flask(__name__)

@app.route("/r1")
def f1():
    ex1 = ThreadPoolExecutor(3)
    ex1.submit(os.system, "x " + request.args["a"])  # expect
    return ""

@app.route("/r2")
def f2():
    ex2 = ThreadPoolExecutor(3)
    ex2.submit(run, request.args["a"])
    return ""

@app.route("/r3")
def f3():
    with ThreadPoolExecutor(3) as ex3:
        ex3.submit(run2, request.args["a"])
    return ""

@app.route("/r4")
def f4():
    with ThreadPoolExecutor(3) as ex4:
        ex4.map(run3, request.args["a"].split())
    return ""

@app.route("/r5")
def f5():
    p5 = Pool(3)
    p5.map(run4, [request.args["a"]])
    return ""

@app.route("/r6")
def f6():
    p6 = Pool(3)
    p6.apply_async(run5, (request.args["a"],))
    return ""

@app.route("/r7")
def f7():
    p7 = ThreadPool(3)
    p7.imap_unordered(run6, [request.args["a"]])
    return ""

@app.route("/r8")
def f8():
    p8 = ThreadPool(3)
    p8.apply(run7, args=(request.args["a"],))
    return ""

@app.route("/r9")
def f9():
    p9 = Pool(3)
    p9.starmap(run8, [("a", request.args["a"])])
    return ""

@app.route("/r10")
def f10():
    with ThreadPoolExecutor(3) as e10:
        for r in e10.map(ident, request.args["a"].split()):
            os.system("x " + r)  # expect
    with ThreadPoolExecutor(3) as e11:
        futs = [e11.submit(ident, request.args["a"])]
        for f in as_completed(futs):
            os.system("x " + f.result())  # expect
    with ThreadPoolExecutor(3) as e12:
        futd = {e12.submit(ident, u): u for u in request.args["a"].split()}
        for f in as_completed(futd):
            os.system("x " + f.result())  # expect
            os.system("x " + futd[f])  # expect
    os.system("x " + Upd(a=request.args["a"]).a)  # expect
    os.system("x " + Upd2({"a": request.args["a"]}).a)  # expect
    c13 = Cfg()
    setattr(c13, "items", [request.args["a"]])
    os.system("x " + c13.items[0])  # expect
    return ""

@app.route("/r11")
def f11():
    df2 = [r.upper() for r in request.args["a"]]
    os.system("x " + df2[0])  # expect
    return ""
