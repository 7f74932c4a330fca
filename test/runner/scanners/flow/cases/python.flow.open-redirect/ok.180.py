from urllib.parse import urlparse

from flask import Flask, redirect, request

app = Flask(__name__)
HOSTS = {"www.example.com", "shop.example.com"}


class Problem:
    def __init__(self, reason):
        self.reason = reason


def problem_of(url):
    if urlparse(url).netloc not in HOSTS:
        return Problem("host")
    return None


def errors_of(url):
    return None if urlparse(url).netloc in HOSTS else {"url": "host"}


@app.route("/object")
def with_object():
    url = request.args["url"]
    problem = problem_of(url)
    if problem is not None:
        return problem.reason
    return redirect(url)


@app.route("/map")
def with_map():
    url = request.args["url"]
    errors = errors_of(url)
    if errors:
        return errors
    return redirect(url)
