from flask import Flask, request
app = Flask(__name__)
@app.route("/")
def index():
    q = request.args["q"]
    h = httplib2.Http()
    ch = clickhouse_driver.Client("h")
    conn = bonsai.LDAPClient("x").connect()
    conn.search("dc=x", 2, "(cn=" + q + ")")  # expect
    return ""
