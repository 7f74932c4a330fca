from peewee import SqliteDatabase
from flask import request, Flask
from functools import wraps

db = SqliteDatabase("a.db")
app = Flask(__name__)


def valid_sort(col):
    return col in {"name", "age"}


@app.route("/s")
def s():
    col = request.args.get("col")
    if not valid_sort(col):
        return "bad", 400
    return str(db.execute_sql("select * from p order by " + col).fetchall())
