import ldap
from ldap.filter import escape_filter_chars
from flask import request, Flask

app = Flask(__name__)


@app.route("/whois")
def whois():
    uid = request.args["uid"]
    con = ldap.initialize("ldap://directory")
    flt = "(&(objectClass=person)(uid=%s))" % uid
    return str(con.search_s("dc=example,dc=com", ldap.SCOPE_SUBTREE, flt, ["cn"])) # expect
