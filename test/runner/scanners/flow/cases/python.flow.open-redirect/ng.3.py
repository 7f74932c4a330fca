from urllib.parse import urlparse

from flask import Flask, redirect, request

app = Flask(__name__)


@app.get("/next")
def follow():
    target = request.args.get("next", default="/")
    if urlparse(target).netloc:
        return redirect(target)  # expect
    return redirect("/")


@app.get("/next2")
def follow_path():
    target = request.args.get("next", default="/")
    if urlparse(target).path:
        return redirect(target)  # expect
    return redirect("/")
