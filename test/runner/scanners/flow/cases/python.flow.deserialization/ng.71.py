import base64
import hashlib
import hmac
import os
import pickle

from flask import Flask, abort, request

app = Flask(__name__)
KEY = os.environ["KEY"].encode()


# Whoever sends the data can compute its hash.
@app.get("/cart")
def cart():
    data, code = request.cookies["cart"].split(".")
    if hashlib.sha256(data.encode()).hexdigest() != code:
        abort(400)
    return str(pickle.loads(base64.b64decode(data)))  # expect


@app.get("/basket")
def basket():
    data = request.args["basket"]
    if hmac.compare_digest(hmac.new(KEY, data.encode(), "sha256").hexdigest(), request.args["code"]):
        return "unchanged"
    return str(pickle.loads(base64.b64decode(data)))  # expect


# The code is that of other data.
@app.get("/visits")
def visits():
    data = request.args["data"]
    if not hmac.compare_digest(hmac.new(KEY, data.encode(), "sha256").hexdigest(), request.args["code"]):
        abort(400)
    return str(pickle.loads(base64.b64decode(request.args["more"])))  # expect
