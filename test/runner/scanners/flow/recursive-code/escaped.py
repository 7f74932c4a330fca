import html

from flask import Flask, request

app = Flask(__name__)


def shown(value):
    if isinstance(value, list):
        return "".join(shown(each) for each in value)
    return html.escape(str(value))


@app.route("/boats")
def boats():
    return "<p>" + shown(request.args.getlist("name")) + "</p>"
