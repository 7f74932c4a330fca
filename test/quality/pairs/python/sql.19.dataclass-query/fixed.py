from dataclasses import dataclass, field
from flask import Flask, request
import sqlite3

app = Flask(__name__)


@dataclass
class Query:
    table: str
    conditions: list = field(default_factory=list)

    def where(self, text):
        self.conditions.append(text)
        return self

    def sql(self):
        return f"SELECT * FROM {self.table} WHERE " + " AND ".join(self.conditions)


@app.get("/find")
def find():
    q = Query("users").where("active = 1")
    if request.args.get("name"):
        q = q.where("name IS NOT NULL")
    with sqlite3.connect("x.db") as conn:
        return {"rows": conn.execute(q.sql()).fetchall()}
