from flask import Flask, request
import sqlite3
app = Flask(__name__)
db = sqlite3.connect("x")
@app.route("/a")
def a():
    name = request.args["n"]
    if not all(c.isalnum() for c in name):
        return "no"
    db.execute(f"select * from a where n = '{name}'")
    return ""
@app.route("/b")
def b():
    ids = request.args.getlist("id")
    if not all(i.isdigit() for i in ids):
        return "no"
    db.execute(f"select * from a where n in ({','.join(ids)})")
    return ""
@app.route("/c")
def c():
    ids = request.args.getlist("id")
    if any(not i.isdigit() for i in ids):
        return "no"
    db.execute(f"select * from a where n in ({','.join(ids)})")
    return ""
@app.route("/d")
def d():
    ids = request.args.getlist("id")
    if any(i.isdigit() for i in ids):
        db.execute(f"select * from a where n in ({','.join(ids)})")  # expect
    return ""
@app.route("/e")
def e():
    cols = request.args["cols"].split(",")
    if not set(cols) <= {"a", "b"}:
        return ""
    db.execute(f"select {','.join(cols)} from a")
    return ""
@app.route("/f")
def f():
    ids = request.args["ids"].split(",")
    for i in ids:
        if not i.isdigit():
            return "bad"
    db.execute(f"select * from a where n in ({','.join(ids)})")
    return ""
@app.route("/g")
def g():
    cols = request.args["cols"].split(",")
    if not set(cols).issubset({"a", "b"}):
        return ""
    db.execute(f"select {','.join(cols)} from a")
    return ""
ALLOWED = {"a", "b"}
@app.route("/h")
def h():
    data = request.get_json()
    if not set(data) <= ALLOWED:
        return ""
    db.execute("select * from a where n = '" + data["a"] + "'")  # expect
    return ""
@app.route("/i")
def i():
    data = request.get_json()
    for key in data:
        if key not in ALLOWED:
            return ""
    db.execute("select * from a where n = '" + data["a"] + "'")  # expect
    return ""
@app.route("/j")
def j():
    if not all(k in ALLOWED for k in request.args):
        return ""
    db.execute("select * from a where n = '" + request.args["a"] + "'")  # expect
    return ""
@app.route("/k")
def k():
    if any(k not in ALLOWED for k in request.args.keys()):
        return ""
    db.execute("select * from a where n = '" + request.args["a"] + "'")  # expect
    return ""
@app.route("/l")
def l():
    for key, value in request.args.items():
        if key not in ALLOWED:
            return ""
    db.execute("select * from a where n = '" + request.args["a"] + "'")  # expect
    return ""
