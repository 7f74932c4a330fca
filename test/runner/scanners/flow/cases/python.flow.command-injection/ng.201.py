import os
from flask import request
class Bag:
    def __init__(self, values):
        self._values = values
    def __iter__(self):
        for value in self._values:
            yield value
class Clean:
    def __init__(self, values):
        self._values = values
    def __iter__(self):
        return iter([int(v) for v in self._values])
@app.route("/a")
def a():
    for x in Bag(request.args.getlist("x")):
        os.system("ls " + x) # expect
@app.route("/b")
def b():
    for x in Clean(request.args.getlist("x")):
        os.system("ls " + str(x))
