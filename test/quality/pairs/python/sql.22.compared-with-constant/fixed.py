import sqlite3

from flask import Flask, abort, request

app = Flask(__name__)


@app.get("/list")
def listing():
    order = request.args.get("order")
    if order != "name" and order != "price":
        abort(400)
    rows = sqlite3.connect("shop.db").execute("SELECT name FROM items ORDER BY " + order)
    return {"rows": rows.fetchall()}
