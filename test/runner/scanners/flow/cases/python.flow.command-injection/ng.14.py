import os

from flask import Flask, request

app = Flask(__name__)


@app.route("/names")
def names():
    os.system("ls " + ",".join(map(str, request.args.getlist("name"))))  # expect
    os.system("ls " + ",".join(map(str.strip, request.args.getlist("name"))))  # expect
