from html import escape

import psycopg2
from flask import Flask, request

app = Flask(__name__)


@app.get("/find")
def find():
    name = escape(request.args["name"])
    with psycopg2.connect("dbname=shop") as connection, connection.cursor() as cursor:
        cursor.execute("SELECT id FROM products WHERE id = " + name)  # expect
        return {"ids": [row[0] for row in cursor.fetchall()]}
