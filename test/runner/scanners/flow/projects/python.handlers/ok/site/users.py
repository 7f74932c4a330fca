from flask import Flask, request

from .errors import Missing, Wrong

app = Flask(__name__)


@app.errorhandler(Missing)
def missing(error: Missing):
    return "<p>" + str(error), 404


@app.errorhandler(Wrong)
def wrong(error: Wrong):
    return "<p>" + str(error), 400


@app.route("/users")
def show():
    name = request.args["name"]
    if name == "":
        raise Wrong("The name is empty")
    raise Missing("Nobody has this name")
