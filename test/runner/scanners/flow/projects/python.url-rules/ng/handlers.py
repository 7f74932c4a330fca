import os

from flask.views import MethodView


def show(name):
    os.system("cat " + name)  # expect
    return "shown"


def by_key(key):
    os.system("cat " + key)  # expect
    return "shown"


class Report(MethodView):
    def get(self, rest):
        os.system("cat " + rest)  # expect
        return "shown"
