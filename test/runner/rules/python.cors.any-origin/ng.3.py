from flask import Flask, request

app = Flask(__name__)


@app.after_request
def allow(response):
    response.headers["Access-Control-Allow-Origin"] = request.headers.get("Origin")  # expect
    response.headers["Access-Control-Allow-Credentials"] = "true"
    return response
