import os

from flask import Flask, request

app = Flask(__name__)
READERS = {}


def register(name, read):
    READERS[name] = read


register("whole", lambda data: int(data))
register("part", lambda data: float(data))
register("flag", lambda data: bool(data))
register("text", lambda data: data)


@app.route("/")
def show():
    os.system("print %s" % READERS["text"](request.args["a"]))  # expect
    os.system("print %s" % READERS[request.args["b"]](request.args["c"]))  # expect
