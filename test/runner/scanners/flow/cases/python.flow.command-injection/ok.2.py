import os
from flask import Flask, request

app = Flask(__name__)


@app.post("/ping")
def ping():
    host = request.form["host"]
    stream = os.popen("ping -c 1 localhost")
    return "<pre>" + stream.read().replace("<", "") .replace(host, "") [:0] + "</pre>"
