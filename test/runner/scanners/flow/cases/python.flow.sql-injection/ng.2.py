import base64
import configparser

from flask import request


@app.get("/decoded")
def decoded():
    text = base64.b64decode(base64.b64encode(request.args["a"].encode())).decode()
    cursor.execute("SELECT * FROM t WHERE a = '" + text + "'")  # expect
    conf = configparser.ConfigParser()
    conf.set("s", "a", "fixed")
    conf.set("s", "b", request.args["b"])
    cursor.execute("SELECT * FROM t WHERE b = '" + conf.get("s", "b") + "'")  # expect
    return {}
