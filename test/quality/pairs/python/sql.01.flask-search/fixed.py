import sqlite3

from flask import Flask, jsonify, request

app = Flask(__name__)


@app.route("/customers")
def customers():
    city = request.args.get("city", "")
    connection = sqlite3.connect("crm.db")
    cursor = connection.cursor()
    cursor.execute("SELECT id, name FROM customers WHERE city = ?", (city,))
    return jsonify(cursor.fetchall())
