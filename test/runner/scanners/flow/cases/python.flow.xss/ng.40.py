from html import escape
from flask import make_response, request


def greet():
    name = request.args.get("name")
    if not name:
        name = escape(name)
    return make_response("<p>" + name)  # expect
