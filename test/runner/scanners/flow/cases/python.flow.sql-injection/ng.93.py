from flask import Flask, request
from sqlalchemy import MetaData, Table, select, text

app = Flask(__name__)
users = Table("users", MetaData())


@app.route("/users")
def find():
    with engine.connect() as conn:
        conn.execute(select(users).order_by(text(request.args["order"])))  # expect
        conn.execute("select id from users where name = '" + request.args["name"] + "'")  # expect
    return "done"
