import os
from flask import request
class Bag:
    def __init__(self, values):
        self._values = values
    def __getitem__(self, key):
        return self._values.get(key)
    def __contains__(self, key):
        return key in self._values
class Clean:
    def __init__(self, values):
        self._values = values
    def __getitem__(self, key):
        return int(self._values.get(key))
class Store:
    def __init__(self):
        self._items = {}
    def __setitem__(self, key, value):
        self._items[key] = value
    def __getitem__(self, key):
        return self._items[key]
class Escaping:
    def __init__(self):
        self._items = {}
    def __setitem__(self, key, value):
        self._items[key] = int(value)
    def __getitem__(self, key):
        return self._items[key]
@app.route("/a")
def a():
    bag = Bag(request.args)
    os.system("ls " + bag["x"]) # expect
@app.route("/b")
def b():
    bag = Clean(request.args)
    os.system("ls " + str(bag["x"]))
@app.route("/c")
def c():
    s = Store()
    s["x"] = request.args["x"]
    os.system("ls " + s["x"]) # expect
@app.route("/d")
def d():
    s = Escaping()
    s["x"] = request.args["x"]
    os.system("ls " + str(s["x"]))
