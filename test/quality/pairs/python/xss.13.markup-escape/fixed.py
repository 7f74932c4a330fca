from flask import Flask, request
from markupsafe import escape as quoted

app = Flask(__name__)


@app.get("/hello")
def hello():
    return "<p>" + quoted(request.args["name"].strip()) + "</p>"
