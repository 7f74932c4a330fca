import os
from flask import Flask, request
import rules
app = Flask(__name__)

@app.route("/a")
def a():
    host = request.args["host"]
    if rules.problem(host) is not None:
        return "x"
    os.system("a " + host)

@app.route("/b")
def b():
    host = request.args["host"]
    if not rules.check(host).ok:
        return "x"
    os.system("b " + host)

@app.route("/c")
def c():
    host = request.args["host"]
    r = rules.outcome(host)
    if not r.ok:
        return "x"
    os.system("c " + host)

@app.route("/d")
def d():
    host = request.args["host"]
    e = rules.errors(host)
    if e:
        return "x"
    os.system("d " + host)

@app.route("/e")
def e():
    host = request.args["host"]
    ok, message = rules.pair(host)
    if not ok:
        return message
    os.system("e " + host)

@app.route("/f")
def f():
    host = request.args["host"]
    r = rules.report(host)
    if r.errors:
        return "x"
    os.system("f " + host)

@app.route("/h")
def h():
    host = request.args["host"]
    if (problem := rules.problem(host)):
        return problem
    os.system("h " + host)

