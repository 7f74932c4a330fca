from flask import Flask, request

from tasks import ping

app = Flask(__name__)


@app.post("/ping")
def start():
    ping.apply_async(args=[request.form["number"]], countdown=5)
    return "", 202
