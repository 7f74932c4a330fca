import random

from flask import Flask, redirect, session

app = Flask(__name__)


@app.post("/begin")
def begin():
    number = random.getrandbits(64)
    session["visit_token"] = f"{number:x}"
    return redirect("/")
