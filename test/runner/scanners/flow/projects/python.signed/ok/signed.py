import base64
import hashlib
import hmac
import os
import pickle

import tornado.web
from django.core import signing
from flask import jsonify, redirect, request
from itsdangerous import Signer, URLSafeTimedSerializer

KEY = os.environ["SIGNING_KEY"].encode()
serializer = URLSafeTimedSerializer(os.environ["SIGNING_KEY"])


def sign(data):
    code = hmac.new(KEY, digestmod=hashlib.sha256)
    code.update(data)
    return code.hexdigest()


@app.get("/whole")
def whole():
    state = request.cookies["a"]
    if not hmac.compare_digest(hmac.digest(KEY, state.encode(), "sha256").hex(), request.cookies["a_code"]):
        return "", 400
    return jsonify(pickle.loads(base64.b64decode(state)).page)


@app.get("/parts")
def parts():
    encoded, _, code = request.cookies["b"].rpartition(".")
    expected = sign(encoded.encode())
    if not hmac.compare_digest(expected, code):
        return "", 400
    return jsonify(pickle.loads(base64.b64decode(encoded)).page)


@app.get("/go")
def go():
    target = request.args["target"]
    if hmac.new(KEY, target.encode(), hashlib.sha256).hexdigest() != request.args["code"]:
        return "", 400
    return redirect(target)


@app.get("/serializer")
def serialized():
    return jsonify(pickle.loads(base64.b64decode(serializer.loads(request.args["token"]))).page)


@app.get("/signer")
def signer():
    return jsonify(pickle.loads(base64.b64decode(Signer(KEY).unsign(request.args["token"]))).page)


def view(request):
    first = pickle.loads(base64.b64decode(request.get_signed_cookie("layout")))
    return first, pickle.loads(base64.b64decode(signing.loads(request.GET["token"])))


class Layout(tornado.web.RequestHandler):
    def read_state(self, name):
        value = self.get_signed_cookie(name)
        return value.decode("ascii") if value is not None else None

    def get(self):
        self.layout = pickle.loads(base64.urlsafe_b64decode(self.read_state("layout")))

    def post(self):
        self.layout = pickle.loads(base64.urlsafe_b64decode(self.get_secure_cookie("layout")))
