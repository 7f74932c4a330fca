from flask import request
from ldap3 import Connection
from ldap3.utils.conv import escape_filter_chars

HOSTS = {"a", "b"}


class Known:
    def __contains__(self, name):
        return name in HOSTS


class Filter:
    def __init__(self, text):
        self._text = text

    def __str__(self):
        return self._text

    def __and__(self, other):
        return Filter(f"(&{self}{other})")

    def __invert__(self):
        return Filter(f"(!{self})")


def escaped(name, value):
    return Filter(f"({name}={escape_filter_chars(value)})")


def find(connection: Connection):
    name = request.args["name"]
    connection.search("dc=example", str(escaped("class", "user") & ~escaped("cn", name)))


def find_known(connection: Connection):
    name = request.args["name"]
    if name not in Known():
        return
    connection.search("dc=example", f"(cn={name})")
