import os
from flask import Flask, request
import re
app = Flask(__name__)

@app.route("/r1")
def f1():
    m1 = re.search(r"go (.*)", request.args["a"])
    if m1:
        os.system("x " + m1.group(1))  # expect
    m2 = re.search(r"go (.*)", request.args["b"])
    if m2:
        os.system("x " + m2.group())  # expect
    m3 = re.search(r"go (.*)", request.args["c"])
    os.system("x " + m3.group(1))  # expect
    m4 = re.search(r"(.*)", request.args["d"])
    os.system("x " + m4.group(1))  # expect
    m5 = re.search(r"go (.*)", request.args["e"])
    if m5:
        os.system("x " + request.args["e"])  # expect
    if (m6 := re.search(r"go (.*)", request.args["f"])):
        os.system("x " + m6.group(1))  # expect
    m7 = re.match(r"^go (.*)$", request.args["g"])
    if m7:
        os.system("x " + m7.group(1))  # expect
    return ""

@app.route("/r2")
def f2():
    m8 = re.search(r"^[a-z]+\Z", request.args["h"])
    if m8:
        os.system("x " + request.args["h"])
    return ""

@app.route("/r3")
def f3():
    if not re.search(r"\A\w+\Z", request.args["i"]):
        return ""
    os.system("x " + request.args["i"])
    return ""

@app.route("/r4")
def f4():
    if not re.search(r"[;&|]", request.args["j"]):
        os.system("x " + request.args["j"])  # expect
    return ""
