import os
import shlex

from flask import Flask, request

app = Flask(__name__)
COMMANDS = {}


def command(name):
    def register(function):
        COMMANDS[name] = function
        return function

    return register


@command("count")
def count(text):
    os.system("wc " + shlex.quote(text))


@app.route("/<name>")
def run(name):
    return COMMANDS[name](request.args["text"])
