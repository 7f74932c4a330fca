from flask import request
from ldap3 import Connection


class Filter:
    def __init__(self, text):
        self._text = text

    def __str__(self):
        return self._text

    def __and__(self, other):
        return Filter(f"(&{self}{other})")

    def __rand__(self, text):
        return Filter(f"(&{text}{self})")

    def __invert__(self):
        return Filter(f"(!{self})")


def find(connection: Connection):
    name = request.args["name"]
    criteria = Filter("(class=user)") & ~Filter(f"(cn={name})")
    connection.search("dc=example", str(criteria))  # expect


def find_reflected(connection: Connection):
    criteria = "(class=user)" & Filter("(cn=" + request.args["name"] + ")")
    connection.search("dc=example", str(criteria))  # expect
