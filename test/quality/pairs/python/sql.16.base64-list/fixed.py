import base64
import sqlite3
from flask import Flask, request

app = Flask(__name__)


@app.route("/b64", methods=["GET", "POST"])
def b64():
    values = request.form.getlist("v")
    param = values[0] if values else ""
    tmp = base64.b64encode(param.encode())
    lst = ["safe"]
    lst.append(base64.b64decode(tmp).decode())
    lst.append("moresafe")
    lst.pop(0)
    bar = lst[1]
    con = sqlite3.connect(":memory:")
    con.execute(f"insert into t values ('{bar}')")
    con.commit()
    return "ok"
