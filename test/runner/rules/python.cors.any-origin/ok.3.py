from flask import Flask, request

app = Flask(__name__)


@app.after_request
def allow(response):
    origin = request.headers.get("Origin")
    if origin in ALLOWED:
        response.headers["Access-Control-Allow-Origin"] = origin
    return response
