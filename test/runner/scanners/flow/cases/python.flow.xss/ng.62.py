from html import escape

from flask import Flask, request

app = Flask(__name__)


class Fragment(str):
    """Finished markup."""


def text(content):
    return content if isinstance(content, Fragment) else escape(content)


@app.get("/greeting")
def greeting():
    return Fragment("<b>" + request.args["name"] + "</b>")  # expect


@app.get("/title")
def title():
    return text(Fragment("<h1>" + request.args["title"] + "</h1>"))  # expect
