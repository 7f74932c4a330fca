import os
from flask import Flask, request
import urllib.parse
from urllib.parse import quote, quote_plus
app = Flask(__name__)

@app.route("/r1")
def f1():
    os.system("x " + urllib.parse.quote(request.args["a"]))
    return ""

@app.route("/r2")
def f2():
    os.system("x " + quote(request.args["a"], safe=""))
    return ""

@app.route("/r3")
def f3():
    os.system("x " + quote_plus(request.args["a"]))
    return ""

@app.route("/r4")
def f4():
    os.system("x " + quote(request.args["a"], safe=" ;"))  # expect
    os.system("x " + urllib.parse.unquote(quote(request.args["a"])))  # expect
    return ""
