from flask import Flask, request

from .db import get_connection

app = Flask(__name__)


def window():
    start = request.args.get("start", "0")
    size = request.args.get("size", "20")
    return int(start), min(int(size), 100)


@app.get("/feed")
def feed():
    offset, limit = window()
    sql = f"SELECT id, title FROM posts ORDER BY id LIMIT {limit} OFFSET {offset}"
    return {"posts": get_connection().execute(sql).fetchall()}
