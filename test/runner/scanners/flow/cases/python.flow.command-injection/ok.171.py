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
    os.system("print %s" % READERS["whole"](request.args["a"]))
    os.system("print %s" % READERS["part"](request.args["b"]))
    os.system("print %s" % READERS["flag"](request.args["c"]))
