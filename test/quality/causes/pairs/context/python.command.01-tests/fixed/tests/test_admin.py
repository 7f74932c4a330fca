import os
from flask import Flask, request

app = Flask(__name__)


@app.post("/reindex")
def reindex():
    os.system("reindex " + request.form["index"])  # at most info
    return "ok"


def test_reindex():
    assert app.test_client().post("/reindex", data={"index": "a"}).status_code == 200
