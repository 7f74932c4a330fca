import os
from flask import Flask, request
from helper import recall
import store

app = Flask(__name__)


@app.route("/run")
def run():
    os.system(recall())
    return ""


@app.route("/again")
def again():
    os.system(recall())
    return ""


@app.route("/set", methods=["POST"])
def set_command():
    if request.form["command"] in ("ls", "df"):
        store.remember(request.form["command"])
    return ""
