import logging
from flask import Flask, request

app = Flask(__name__)
log = logging.getLogger(__name__)


@app.post("/signin")
def signin():
    user = request.form.get("user", "")
    log.warning("failed login for %s", user) # expect
    return "", 401
