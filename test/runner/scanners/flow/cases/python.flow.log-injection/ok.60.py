import logging

from flask import Flask, request

app = Flask(__name__)
log = logging.getLogger(__name__)


def printable(text):
    return "".join(sign if sign.isprintable() else "?" for sign in text)


@app.get("/visits")
def visits():
    log.info("visit of %s", printable(request.args["guest"]))
    return ""
