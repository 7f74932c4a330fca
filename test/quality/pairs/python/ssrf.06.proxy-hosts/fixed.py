import requests
from flask import Flask, request, abort
from urllib.parse import urlparse

app = Flask(__name__)
ALLOWED = {"api.example.com", "cdn.example.com"}


@app.route("/proxy")
def proxy():
    url = request.args.get("url")
    if urlparse(url).hostname not in ALLOWED:
        abort(400)
    resp = requests.get(url, timeout=5)
    return resp.content
