import secrets
import string

from flask import Flask, make_response

app = Flask(__name__)


def letters(count):
    return "".join(secrets.choice(string.ascii_letters) for _ in range(count))


@app.post("/login")
def login():
    number = letters(24)
    response = make_response("ok")
    response.set_cookie("sid", number, secure=True, httponly=True, samesite="Lax")
    return response
