import sqlite3
from flask import Flask, request

app = Flask(__name__)


@app.get("/books")
def books():
    return sqlite3.connect("a.db").execute("select * from books where id = " + request.args["id"]).fetchall()  # at most info
