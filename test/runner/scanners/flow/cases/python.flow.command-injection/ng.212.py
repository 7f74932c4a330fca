import base64
import os
from flask import Flask, request
app = Flask(__name__)

@app.route("/1", methods=["POST"])
def one():
    text = request.form["a"].encode().decode("utf-8")
    os.system("id " + text)  # expect
    return "ok"

@app.route("/2", methods=["POST"])
def two():
    text = bytes.fromhex(request.form["a"]).decode("utf-8")
    os.system("id " + text)  # expect
    return "ok"

@app.route("/3", methods=["POST"])
def three():
    text = base64.b64decode(request.form["a"]).decode("utf-8", "ignore")
    os.system("id " + text)  # expect
    return "ok"

@app.route("/4", methods=["POST"])
def four():
    text = base64.b64decode(request.form["a"]).decode(encoding="utf-8")
    os.system("id " + text)  # expect
    return "ok"
@app.route("/5", methods=["POST"])
def five():
    text = base64.b64decode(request.form["a"]).foo("utf-8")
    os.system("id " + text)  # expect
    return "ok"
