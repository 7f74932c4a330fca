import base64
import hashlib
import hmac
import os
import pickle

from django.core import signing
from flask import Flask, abort, request
from itsdangerous import BadSignature, TimestampSigner

app = Flask(__name__)
KEY = os.environ["KEY"].encode()
signer = TimestampSigner(KEY)


def sign(data):
    code = hmac.new(KEY, digestmod=hashlib.sha256)
    code.update(data)
    return code.hexdigest()


@app.get("/cart")
def cart():
    data, _, code = request.cookies["cart"].rpartition(".")
    if not hmac.compare_digest(sign(data.encode()), code):
        abort(400)
    return str(pickle.loads(base64.b64decode(data)))


@app.get("/basket")
def basket():
    data = request.args["basket"]
    if hmac.digest(KEY, data.encode(), "sha256").hex() == request.args["code"]:
        return str(pickle.loads(base64.b64decode(data)))
    abort(400)


@app.get("/visits")
def visits():
    try:
        data = signer.unsign(request.cookies["visits"], max_age=3600)
    except BadSignature:
        abort(400)
    return str(pickle.loads(base64.urlsafe_b64decode(data)))


@app.get("/filters")
def filters():
    return str(pickle.loads(base64.b64decode(signing.loads(request.cookies["filters"]))))


@app.post("/sync")
def sync():
    body = request.get_data()
    expected = "sha256=" + hmac.new(KEY, body, hashlib.sha256).hexdigest()
    if not hmac.compare_digest(expected, request.headers["X-Signature"]):
        abort(403)
    return str(pickle.loads(body))
