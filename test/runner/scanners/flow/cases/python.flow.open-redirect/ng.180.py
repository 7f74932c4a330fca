from urllib.parse import urlparse

from flask import Flask, redirect, request

app = Flask(__name__)
HOSTS = {"www.example.com", "shop.example.com"}


class Match:
    def __init__(self, host):
        self.host = host


def match_of(url):
    if urlparse(url).netloc in HOSTS:
        return Match(urlparse(url).netloc)
    return None


def errors_of(url):
    if urlparse(url).netloc not in HOSTS:
        return {}
    return None


@app.route("/object")
def with_object():
    url = request.args["url"]
    if match_of(url):
        return "known"
    return redirect(url)  # expect


@app.route("/map")
def with_map():
    url = request.args["url"]
    if errors_of(url):
        return "unknown"
    return redirect(url)  # expect
