from flask import Flask, request

from .db import engine

app = Flask(__name__)


@app.post("/export")
def export():
    options = {
        "table": "audit_log",
        "label": request.form["label"],
    }
    with engine.raw_connection().cursor() as cursor:
        cursor.execute("SELECT actor, action FROM " + options["table"])
        rows = cursor.fetchall()
    return {"label": options["label"], "rows": rows}
