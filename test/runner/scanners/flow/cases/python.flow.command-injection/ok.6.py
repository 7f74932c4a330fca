import os
import subprocess

from flask import Flask, request

app = Flask(__name__)


class Numbers:
    def __setattr__(self, name, value):
        super().__setattr__(name, int(value))


class Table:
    def __setattr__(self, name, value):
        self.__dict__["kept"] = int(value)


class Fixed:
    def __init__(self, path):
        self.path = path

    def __getattribute__(self, name):
        return "none"


class Options:
    pass


@app.route("/numbers")
def numbers():
    target = Numbers()
    target.count = request.args["count"]
    os.system("head -n " + str(target.count))


@app.route("/table")
def table():
    target = Table()
    target.count = request.args["count"]
    os.system("head -n " + str(target.kept))


@app.route("/fixed")
def fixed():
    target = Fixed(request.args["path"])
    os.system("ls " + target.path)


@app.route("/named")
def named():
    options = Options()
    options.path = "none"
    setattr(options, "name", request.args["name"])
    os.system("ls " + getattr(options, "path"))


@app.route("/lists")
def lists():
    command = ["ls", "-l"]
    if request.args["all"]:
        command = ["ls", request.args["path"]]
    subprocess.run(command)


def run(program, path):
    subprocess.run(["ls", path])


@app.route("/spread")
def spread():
    parts = request.args["parts"].split(",")
    run(*parts)
