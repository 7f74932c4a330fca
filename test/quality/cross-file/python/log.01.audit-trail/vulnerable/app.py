from flask import Flask, request

from audit.trail import record

app = Flask(__name__)


@app.post("/login")
def login():
    user = request.form["user"]
    if request.form["pin"] != "unset":
        record(user, "login-failed")
        return "", 401
    return "", 204
