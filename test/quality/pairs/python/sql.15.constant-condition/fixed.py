import mysql.connector
from flask import Flask, request

app = Flask(__name__)


@app.route("/track/<code>", methods=["GET"])
def track(code):
    bar = "constant"
    num = 106
    if (7 * 18) + num > 200:
        bar = "always"
    else:
        bar = code
    db = mysql.connector.connect(user="app", database="shop")
    c = db.cursor()
    c.execute("select * from parcels where code = '" + bar + "'")
    return str(c.fetchall())
