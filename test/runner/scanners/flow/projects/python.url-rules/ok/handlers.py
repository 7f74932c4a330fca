import os

from flask.views import MethodView


def show(name):
    os.system("cat " + name)
    return "shown"


def by_key(key):
    os.system("cat " + key)
    return "shown"


class Report(MethodView):
    def get(self, rest):
        os.system("cat " + rest)
        return "shown"
