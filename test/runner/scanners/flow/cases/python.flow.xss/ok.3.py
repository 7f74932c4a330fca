import json
import os
import sqlite3
from pathlib import Path

import requests
from flask import Flask, jsonify

app = Flask(__name__)


@app.route("/page")
def page():
    with open("templates/page.html") as file:
        return file.read()


@app.route("/text")
def text():
    return Path(__file__).with_name("page.html").read_text()


@app.route("/users")
def users():
    conn = sqlite3.connect("app.db")
    rows = conn.execute("SELECT id, name FROM users").fetchall()
    return jsonify(rows)


def write(path, lines):
    with open(path, "w") as out:
        for line in lines:
            out.write(line)
    with open(path, mode="a") as out:
        os.system("ls " + str(out.fileno()))


def count(path):
    with open(path) as file:
        os.system("convert --lines " + str(len(file.readlines())))


def status(url):
    answer = requests.get(url, timeout=5)
    os.system("notify " + str(answer.status_code))
    os.system("convert " + str(int(answer.text)))


def rows(cursor):
    cursor.execute("SELECT id FROM users")
    for row in cursor.fetchall():
        cursor.execute("SELECT name FROM orders WHERE owner = %s", (row[0],))
        os.system("convert " + str(int(row[0])))


def safe(path):
    allowed = {"a", "b"}
    name = json.loads(Path(path).read_text())["name"]
    if name in allowed:
        os.system("convert " + name)
