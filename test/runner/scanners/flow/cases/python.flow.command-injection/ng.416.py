import os
from flask import Flask, request
import os, fnmatch, re
from urllib.parse import urlsplit
import pandas as pd
import jsonpath_ng
import pydash, configparser, io
import attr
from functools import partial
PAT = re.compile(r"(?P<name>.*)-(.*)")
class Cfg:
    def __init__(self, n):
        self.items = []
app = Flask(__name__)

@app.route("/r1")
def f1():
    a1 = os.fsencode(request.args["a"])
    os.system("x " + a1.decode())  # expect
    os.system("x " + os.fsdecode(request.args["a"]))  # expect
    u1 = urlsplit(request.args["a"])
    os.system("x " + u1.geturl())  # expect
    m1 = PAT.search(request.args["a"])
    os.system("x " + m1["name"])  # expect
    if m2 := PAT.search(request.args["a"]):
        os.system("x " + m2.group(1))  # expect
    if (m3 := re.search("(.*)", request.args["a"])):
        os.system("x " + m3[1])  # expect
    if (m4 := request.args["a"]):
        os.system("x " + m4)  # expect
    return ""

@app.route("/r2")
def f2():
    s6 = pd.Series([request.args["a"]])
    os.system("x " + s6[0])  # expect
    os.system("x " + str(s6))  # expect
    s7 = pd.Series(request.args["a"].split())
    os.system("x " + s7[0])  # expect
    s8 = pd.DataFrame({"a": [request.args["a"]]})
    os.system("x " + str(s8))  # expect
    s9 = pd.Foo([request.args["a"]])
    os.system("x " + s9[0])  # expect
    j1 = jsonpath_ng.parse("$.a").find(request.args["a"])
    os.system("x " + j1[0].value)  # expect
    j2 = jsonpath_ng.parse("$.a").find(request.get_json())
    os.system("x " + j2[0])  # expect
    return ""

@app.route("/r3")
def f3():
    j3 = [m.value for m in jsonpath_ng.parse("$.a").find(request.get_json())]
    os.system("x " + j3[0])  # expect
    os.system("x " + pydash.get(request.args["a"], "a.b"))  # expect
    os.system("x " + pydash.get(request.get_json(), "a"))  # expect
    cp1 = configparser.ConfigParser()
    cp1.readfp(io.StringIO(request.args["a"]))
    os.system("x " + cp1.get("a", "b"))  # expect
    cp2 = configparser.ConfigParser()
    cp2.read_string(request.args["a"])
    for s in cp2.sections():
        os.system("x " + s)  # expect
    c4 = Cfg("")
    setattr(c4, "items", request.args["a"])
    os.system("x " + c4.items)  # expect
    c5 = Cfg("")
    c5.items = [request.args["a"]]
    os.system("x " + getattr(c5, "items")[0])  # expect
    return ""

@app.route("/r4")
def f4():
    c6 = Cfg("")
    setattr(c6, "other", [request.args["a"]])
    os.system("x " + getattr(c6, "other")[0])  # expect
    f8 = partial(os.system)
    f8(request.args["a"])  # expect
    return ""
