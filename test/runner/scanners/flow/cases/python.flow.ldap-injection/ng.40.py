from flask import request
from ldap3 import Connection


def search(server):
    c = Connection(server)
    c.search("dc=example", "(uid=" + request.args["uid"] + ")")  # expect
