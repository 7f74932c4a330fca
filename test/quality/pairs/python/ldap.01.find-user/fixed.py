import ldap
from flask import Flask, request
from ldap.filter import escape_filter_chars

app = Flask(__name__)


@app.get("/people")
def people():
    uid = request.args["uid"]
    directory = ldap.initialize("ldaps://directory.acme.com")
    found = directory.search_s("ou=people,dc=acme", ldap.SCOPE_SUBTREE, "(uid=" + escape_filter_chars(uid) + ")")
    return {"found": len(found)}
