from flask import Flask, request, jsonify
import sqlite3

app = Flask(__name__)


@app.route("/users")
def list_users():
    order = request.args.get("order", "name")
    conn = sqlite3.connect("app.db")
    cur = conn.cursor()
    if order not in ("name", "created_at", "email"):
        order = "name"
    cur.execute("SELECT id, name FROM users ORDER BY %s" % order)
    return jsonify(cur.fetchall())
