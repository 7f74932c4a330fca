import sqlalchemy as sa
from flask import Flask, request

app = Flask(__name__)
engine = sa.create_engine("postgresql://localhost/shop")


@app.route("/count")
def count():
    name = request.args["table"].replace('"', '""')
    with engine.connect() as connection:
        total = connection.execute(sa.text("SELECT count(*) FROM " + name))  # expect
        return {"total": total.scalar()}
