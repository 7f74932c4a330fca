from flask import Flask, request

app = Flask(__name__)


@app.get("/imprint")
def imprint():
    return "<a href='" + request.path + "'>imprint</a>"
