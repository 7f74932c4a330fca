import sqlite3
from dataclasses import dataclass

from flask import Flask, request

app = Flask(__name__)


@dataclass
class Search:
    table: str
    owner: str


@app.get("/contacts")
def contacts():
    search = Search(table="contacts", owner=request.args["owner"])
    connection = sqlite3.connect("crm.db")
    rows = connection.execute(f"SELECT name FROM {search.table} WHERE owner = '{search.owner}'")  # expect
    return {"contacts": [name for (name,) in rows]}
