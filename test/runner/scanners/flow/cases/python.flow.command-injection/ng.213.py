import os
from flask import Flask, request
app = Flask(__name__)
FILTERS = frozenset({"status", "reference"})

def one(query):
    for name, value in query.items():
        if name not in FILTERS or value == "":
            continue
        yield name, value

def two(query):
    for name, value in query.items():
        if name not in FILTERS:
            continue
        yield name, value

def three(query):
    for name, value in query.items():
        if name not in FILTERS or value == "":
            continue
        yield name

def four(query):
    for name, value in query.items():
        if name not in FILTERS:
            continue
        yield name

def five(query):
    found = []
    for name, value in query.items():
        if name not in FILTERS or value == "":
            continue
        found.append((name, value))
    return found

@app.route("/1")
def a1():
    for column, value in one(request.args):
        os.system("ls " + column)
    return ""
@app.route("/2")
def a2():
    for column, value in two(request.args):
        os.system("ls " + column)
    return ""
@app.route("/3")
def a3():
    for column in three(request.args):
        os.system("ls " + column)
    return ""
@app.route("/4")
def a4():
    for column in four(request.args):
        os.system("ls " + column)
    return ""
@app.route("/5")
def a5():
    for column, value in five(request.args):
        os.system("ls " + column)
    return ""
@app.route("/6")
def a6():
    for name, value in request.args.items():
        if name not in FILTERS or value == "":
            continue
        os.system("ls " + name)
    return ""

def seven(query):
    for name, value in query.items():
        yield name, "x"

@app.route("/7")
def a7():
    for column, value in seven(request.args):
        os.system("ls " + column)  # expect
        os.system("ls " + value)
    return ""
