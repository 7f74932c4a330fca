import configparser

from flask import request

COLUMNS = {"created", "total"}


@app.get("/replaced")
def replaced():
    sort = request.args.get("sort")
    if sort not in COLUMNS:
        sort = "created"
    cursor.execute("SELECT * FROM t ORDER BY %s" % sort)
    conf = configparser.ConfigParser()
    conf.set("s", "a", "fixed")
    conf.set("s", "b", request.args["b"])
    cursor.execute("SELECT * FROM t WHERE b = '" + conf.get("s", "a") + "'")
    return {}
