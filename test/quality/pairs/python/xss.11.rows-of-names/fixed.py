from flask import Flask, request
from markupsafe import Markup, escape

app = Flask(__name__)


def row(label, value):
    return "<tr><td>" + label + "</td><td>" + value + "</td></tr>"


@app.route("/table")
def table():
    rows = []
    for k, v in request.args.items():
        rows.append(row(escape(k), escape(v)))
    body = "<table>" + "".join(rows) + "</table>"
    return body, 200
