import logging

from flask import Flask, request

app = Flask(__name__)
logger = logging.getLogger(__name__)


@app.post("/login")
def login():
    user = request.form.get("user", "")
    logger.warning("Login failed for " + user.replace("\r", "").replace("\n", ""))
    return {"ok": False}, 401
