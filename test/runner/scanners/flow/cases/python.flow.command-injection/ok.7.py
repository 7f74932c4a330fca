import os

from flask import Flask, request

app = Flask(__name__)


@app.route("/numbers")
def numbers():
    os.system("head -n " + ",".join(map(str, map(int, request.args.getlist("count")))))
    os.system("head -n " + hex(request.json["count"]))
