import base64
import hashlib
import hmac
import os
import pickle

import tornado.web
from flask import jsonify, request

KEY = os.environ["SIGNING_KEY"].encode()


@app.get("/unkeyed")
def unkeyed():
    encoded, code = request.cookies["a"].split(".")
    if not hmac.compare_digest(hashlib.sha256(encoded.encode()).hexdigest(), code):
        return "", 400
    return jsonify(pickle.loads(base64.b64decode(encoded)).page)  # expect


@app.get("/other")
def other():
    encoded, code = request.cookies["b"].split(".")
    if not hmac.compare_digest(hmac.new(KEY, encoded.encode(), hashlib.sha256).hexdigest(), code):
        return "", 400
    return jsonify(pickle.loads(base64.b64decode(request.cookies["c"])).page)  # expect


class Layout(tornado.web.RequestHandler):
    def get(self):
        self.layout = pickle.loads(base64.urlsafe_b64decode(self.get_cookie("layout")))  # expect

    def post(self):
        # A signed name may still be one that a visitor has chosen.
        self.write("<b>" + self.get_signed_cookie("name").decode() + "</b>")  # expect
