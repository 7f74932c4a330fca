import csv
import os
import pickle
import sqlite3
import subprocess
from pathlib import Path

import requests
from flask import Flask

app = Flask(__name__)


def run_jobs(path):
    for line in open(path):
        os.system("convert " + line)  # expect


def run_with(path):
    with open(path) as jobs:
        for line in jobs:
            subprocess.run("convert " + line.strip(), shell=True)  # expect


def run_lines(path):
    with open(path, encoding="utf-8") as jobs:
        rows = csv.reader(jobs)
        for row in rows:
            os.system("convert " + row[0])  # expect


def run_text(path):
    name = Path(path).read_text()
    os.system("convert " + name)  # expect


def remote(url):
    answer = requests.get(url, timeout=5).json()
    os.system("convert " + answer["name"])  # expect


def remote_text(url):
    answer = requests.get(url, timeout=5)
    os.system("convert " + answer.text)  # expect
    print(answer.status_code)


def rows(db, cursor):
    cursor.execute("SELECT name FROM users")
    for row in cursor.fetchall():
        os.system("convert " + row[0])  # expect


def second(conn):
    cur = conn.cursor()
    cur.execute("SELECT name FROM users")
    name = cur.fetchone()[0]
    cur.execute("SELECT * FROM orders WHERE owner = '" + name + "'")


@app.route("/users")
def users():
    conn = sqlite3.connect("x.db")
    row = conn.execute("SELECT name FROM users").fetchone()
    return "<h1>" + row["name"] + "</h1>"


def write(path, data):
    with open(path, "w") as out:
        out.write(data)


def sock(server):
    conn, peer = server.accept()
    os.system("convert " + conn.recv(100).decode())  # expect


def orm(User):
    user = User.objects.get(pk=1)
    os.system("convert " + user.name)  # expect


def alch(session, User):
    user = session.query(User).filter_by(id=1).first()
    os.system("convert " + user.name)  # expect


@app.route("/shards/<name>")
def shard(name):
    from flask import request
    found = Shard.objects.filter(name=request.args["name"]).first()
    os.system("ping " + found.address)
    return "<b>" + found.title + "</b>"


@app.route("/file")
def file():
    return send_file(open("data.bin", "rb"))
