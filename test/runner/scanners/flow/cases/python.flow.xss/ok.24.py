from flask import Flask, request

app = Flask(__name__)


class Invalid(Exception):
    pass


def check(name):
    if len(name) > 20:
        raise Invalid(f"no name: {name}")


@app.route("/")
def index():
    try:
        check(request.args["name"])
    except KeyError as error:
        return f"<b>{error}</b>"
    except Invalid:
        return "<b>invalid</b>"
    return "ok"
