import os
from flask import Flask, request

app = Flask(__name__)


def names(**attributes):
    return " ".join("@{0}".format(name) for name in attributes)


def values(**attributes):
    return " ".join(f"{name}={value}" for name, value in attributes.items())


@app.get("/a")
def a():
    os.system("ls " + names(a=request.args["x"], b=request.args["y"]))


@app.get("/b")
def b():
    os.system("ls " + values(a=request.args["x"]))  # expect


@app.get("/c")
def c():
    terms = {key: request.args["x"] for key in ["a", "b"]}
    for key, value in terms.items():
        os.system(key)
        os.system(value)  # expect


@app.get("/d")
def d():
    data = {"a": "b"}
    data[request.args["k"]] = "x"
    for key in data:
        os.system(key)  # expect
