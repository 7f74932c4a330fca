from html import escape as clean

from flask import Flask, request

app = Flask(__name__)


@app.get("/hello")
def hello():
    name = clean(request.args.get("name", "you"))
    return "<h1>Hello, " + name + "</h1>"  # expect
