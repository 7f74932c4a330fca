import os

from flask import Flask, request

app = Flask(__name__)
COMMANDS = {}


def command(name):
    def register(function):
        COMMANDS[name] = function
        return function

    return register


class Registry:
    kinds = {}

    @classmethod
    def kind(cls, name):
        def register(kind):
            cls.kinds[name] = kind
            return kind

        return register


@command("count")
def count(text):
    os.system("wc " + text)  # expect


@Registry.kind("list")
class List:
    def run(self, text):
        os.system("ls " + text)  # expect


@app.route("/<name>")
def run(name):
    Registry.kinds[name]().run(request.args["text"])
    return COMMANDS[name](request.args["text"])
