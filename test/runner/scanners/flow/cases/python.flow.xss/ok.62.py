from html import escape

from flask import Flask, request

app = Flask(__name__)


class Fragment(str):
    """Finished markup."""


def text(content):
    return content if isinstance(content, Fragment) else escape(content)


def tag(name, content):
    return Fragment("<" + name + ">" + text(content) + "</" + name + ">")


@app.get("/greeting")
def greeting():
    return tag("div", tag("b", request.args["name"]))
