import sqlite3
from contextlib import closing
from flask import Flask, request, g

app = Flask(__name__)


def query_db(query, args=(), one=False):
    cur = g.db.execute(query, args)
    rv = cur.fetchall()
    return (rv[0] if rv else None) if one else rv


@app.route("/user")
def user():
    uid = request.values.get("uid")
    u = query_db("select * from users where id = ?", [uid], one=True)
    return {"u": u}
