from flask import Flask, request

from .helpers import h

app = Flask(__name__)


@app.route("/open")
def opened():
    return h.redirect_to("/orders/" + request.args["id"])
