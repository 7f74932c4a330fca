import os

from flask import request


class Printer:
    def run(self, name):
        os.system("lp " + name)


class Screen:
    def run(self, name):
        return {"name": name}


tools = dict([("paper", Printer())], screen=Screen())


def show():
    tools["paper"].run("report")
    return tools["screen"].run(request.args["name"])
