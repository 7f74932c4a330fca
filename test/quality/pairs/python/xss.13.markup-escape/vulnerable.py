from flask import Flask, request

app = Flask(__name__)


@app.get("/hello")
def hello():
    return "<p>" + request.args["name"].strip() + "</p>"
