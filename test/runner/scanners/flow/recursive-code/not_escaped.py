import html

from flask import Flask, request

app = Flask(__name__)


def shown(value):
    if isinstance(value, list):
        return "".join(shown(each) for each in value)
    return str(value)


def nested(value, depth):
    if depth == 0:
        return value
    return "<b>" + nested(value, depth - 1) + html.escape(value) + "</b>"


@app.route("/boats")
def boats():
    return "<p>" + shown(request.args.getlist("name")) + "</p>"  # expect


@app.route("/boats/nested")
def nested_boats():
    return "<p>" + nested(request.args["name"], 3) + "</p>"  # expect
