from flask import Flask, request
from sqlalchemy import MetaData, Table

app = Flask(__name__)
users = Table("users", MetaData())


@app.route("/users", methods=["POST"])
def save():
    with engine.connect() as conn:
        conn.execute(users.insert().values(name=request.form["name"], role="guest"))
        conn.execute(users.update().where(users.c.id == request.form["id"]).values(path=request.form["path"].strip("/")))
    return "done"
