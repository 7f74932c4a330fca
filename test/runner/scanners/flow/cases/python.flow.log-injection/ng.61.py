import logging

from flask import Flask, request

app = Flask(__name__)
log = logging.getLogger(__name__)


@app.post("/login")
def login():
    name = request.form["name"]
    log.info("failed: %s", name.encode("unicode_escape").decode("ascii"))
    log.info("failed: %s", name.encode("utf-8").decode("utf-8"))  # expect
    return "", 401
