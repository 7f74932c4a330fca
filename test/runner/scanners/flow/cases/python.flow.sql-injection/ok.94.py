import sqlalchemy as sa
from flask import Flask, request

app = Flask(__name__)
engine = sa.create_engine("postgresql://localhost/shop")


def identifier(name):
    return '"' + name.replace('"', '""') + '"'


@app.route("/count")
def count():
    with engine.connect() as connection:
        rows = connection.execute(sa.select(sa.text("*")).select_from(sa.table(request.args["table"])))
        total = connection.execute(sa.text("SELECT count(*) FROM {0}".format(identifier(request.args["table"]))))
        return {"rows": len(list(rows)), "total": total.scalar()}
