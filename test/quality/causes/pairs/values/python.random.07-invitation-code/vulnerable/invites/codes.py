import random
import string

from flask import Flask, jsonify

app = Flask(__name__)
ALPHABET = string.ascii_letters + string.digits


def make_code(length=24):
    return "".join(random.choice(ALPHABET) for _ in range(length))


@app.post("/invites")
def invite():
    invite_token = make_code()  # expect
    return jsonify(token=invite_token)
