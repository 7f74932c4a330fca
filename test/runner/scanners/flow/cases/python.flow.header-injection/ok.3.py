from flask import Flask, request

app = Flask(__name__)


@app.after_request
def remember(response):
    response.asked_for = request.args.get("q")
    response.headers.max_age = request.args.get("age")
    return response
