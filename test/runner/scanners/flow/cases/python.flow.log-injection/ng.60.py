import logging

from flask import Flask, request

app = Flask(__name__)
log = logging.getLogger(__name__)


def ascii_only(text):
    return "".join(sign if sign.isascii() else "?" for sign in text)


@app.get("/guests")
def guests():
    log.info("guest %s", ascii_only(request.args["guest"]))  # expect
    return ""
