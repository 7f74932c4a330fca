from flask import Flask, request

app = Flask(__name__)


def check(name):
    if len(name) > 20:
        raise ValueError(f"no name: {name}")


@app.route("/")
def index():
    try:
        check(request.args["name"])
    except (KeyError, ValueError) as error:
        return f"<b>{error}</b>"  # expect
    return "ok"
