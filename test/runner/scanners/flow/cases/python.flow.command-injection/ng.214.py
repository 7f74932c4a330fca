import os
import string
from flask import Flask, request, abort

app = Flask(__name__)
ALLOWED = set(string.ascii_letters + string.digits + "_-")


def is_slug(text):
    for c in text:
        if not ("a" <= c <= "z" or "0" <= c <= "9" or c == "-"):
            return False
    return True


def weak(text):
    return all("a" <= c or c == "$" for c in text)


@app.get("/a")
def a():
    n = request.args["n"]
    if not is_slug(n):
        abort(400)
    os.system("ls " + n)


@app.get("/b")
def b():
    n = request.args["n"]
    if not all(c.isalnum() or c in "_-" for c in n):
        abort(400)
    os.system("ls " + n)


@app.get("/c")
def c():
    n = request.args["n"]
    if not weak(n):
        abort(400)
    os.system("ls " + n)  # expect


@app.get("/d")
def d():
    n = request.args["n"]
    if any(ch not in ALLOWED for ch in n):
        abort(400)
    os.system("ls " + n)


@app.get("/e")
def e():
    n = "".join(ch for ch in request.args["n"] if ch.isalnum() or ch == "_")
    os.system("ls " + n)
