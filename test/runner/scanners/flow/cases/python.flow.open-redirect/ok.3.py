from urllib.parse import urlparse

from flask import Flask, redirect, request, url_for

app = Flask(__name__)


@app.get("/next")
def follow():
    target = request.args.get("next", default="/")
    parts = urlparse(target)
    if parts.netloc or parts.scheme:
        target = url_for("index")
    return redirect(target)


@app.get("/next2")
def follow_relative():
    target = request.args.get("next", default="/")
    if urlparse(target).netloc:
        return redirect("/")
    return redirect(target)
