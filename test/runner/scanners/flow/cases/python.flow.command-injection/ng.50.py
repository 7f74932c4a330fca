import os

from flask import request


class Printer:
    def run(self, name):
        os.system("lp " + name)  # expect


tools = dict([("paper", Printer())], other=None)


def show():
    tools["paper"].run(request.args["name"])
