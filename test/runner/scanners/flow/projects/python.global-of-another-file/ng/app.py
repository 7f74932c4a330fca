import os
from flask import Flask, request
from helper import recall
import store

app = Flask(__name__)


@app.route("/run")
def run():
    os.system(recall())  # expect
    return ""


@app.route("/again")
def again():
    os.system(recall())  # expect
    return ""


@app.route("/set", methods=["POST"])
def set_command():
    store.remember(request.form["command"])
    return ""
