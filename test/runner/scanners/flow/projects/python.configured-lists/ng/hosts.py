import os
from urllib.parse import urlparse
import requests
from flask import Flask, request, abort
app = Flask(__name__)
ALLOWED = os.environ["HOSTS"].split(",")
MORE = {h.strip() for h in os.getenv("MORE", "").split(",")}
@app.route("/a")
def a():
    u = request.args["u"]
    if urlparse(u).hostname not in ALLOWED:
        abort(400)
    return requests.get(u).text
@app.route("/b")
def b():
    u = request.args["u"]
    if urlparse(u).hostname not in MORE:
        abort(400)
    return requests.get(u).text
@app.route("/c")
def c():
    u = request.args["u"]
    if urlparse(u).hostname not in os.environ["HOSTS"]:
        abort(400)
    return requests.get(u).text  # expect
