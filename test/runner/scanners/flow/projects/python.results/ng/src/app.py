import os
from flask import Flask, request
import rules
app = Flask(__name__)

@app.route("/A")
def aa():
    host = request.args["host"]
    r = rules.outcome(host)
    if r.ok:
        return "x"
    os.system("A " + host)  # expect

@app.route("/B")
def bb():
    host = request.args["host"]
    ok, message = rules.pair(host)
    os.system("B " + host)  # expect

@app.route("/C")
def cc():
    host = request.args["host"]
    r = rules.report(host)
    if not r.errors:
        return "x"
    os.system("C " + host)  # expect


@app.route("/D")
def dd():
    host = request.args["host"]
    r = rules.length(host)
    if r.get("error"):
        return "x"
    os.system("D " + r["value"])  # expect
