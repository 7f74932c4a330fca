import os
from flask import Flask, request

app = Flask(__name__)


@app.post("/reindex")
def reindex():
    os.system("reindex " + request.form["index"])  # expect high
    return "ok"
