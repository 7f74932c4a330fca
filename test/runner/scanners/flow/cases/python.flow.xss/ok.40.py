from html import escape
from flask import make_response, request


def greet():
    name = request.args.get("name")
    if name:
        name = escape(name)
    title = request.args.get("title")
    if title is not None:
        title = escape(title)
    return make_response("<p>" + title + name)
