import os
import subprocess

from flask import Flask, request

app = Flask(__name__)


class Prefixed:
    def __setattr__(self, name, value):
        super().__setattr__("kept_" + name, value)


class Table:
    def __setattr__(self, name, value):
        self.__dict__[name] = value


class Watched:
    def __setattr__(self, name, value):
        os.system("echo " + value)  # expect


class Fallback:
    def __init__(self, path):
        self.path = path

    def __getattr__(self, name):
        return "none"


class Traced:
    def __init__(self, path):
        self.path = path

    def __getattribute__(self, name):
        os.system("echo " + object.__getattribute__(self, "path"))  # expect
        return object.__getattribute__(self, name)


class Options:
    pass


@app.route("/prefixed")
def prefixed():
    target = Prefixed()
    target.path = request.args["path"]
    os.system("ls " + target.kept_path)  # expect


@app.route("/table")
def table():
    target = Table()
    target.path = request.args["path"]
    os.system("ls " + target.path)  # expect


@app.route("/watched")
def watched():
    target = Watched()
    target.path = request.args["path"]


@app.route("/fallback")
def fallback():
    target = Fallback(request.args["path"])
    os.system("ls " + target.path)  # expect


@app.route("/traced")
def traced():
    return str(Traced(request.args["path"]).size)


@app.route("/named")
def named():
    options = Options()
    setattr(options, "path", request.args["path"])
    os.system("ls " + getattr(options, "path"))  # expect


@app.route("/any")
def any_name():
    options = Options()
    options.path = "none"
    setattr(options, request.args["name"], request.args["path"])
    os.system("ls " + options.path)  # expect


@app.route("/lists")
def lists():
    command = ["ls", "-l"]
    if request.args["all"]:
        command = ["sh", "-c", "ls " + request.args["path"]]
    subprocess.run(command)  # expect


def run(program, path):
    os.system("ls " + path)  # expect


@app.route("/spread")
def spread():
    parts = request.args["parts"].split(",")
    run(*parts)
