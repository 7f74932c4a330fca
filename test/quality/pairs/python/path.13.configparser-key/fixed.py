import configparser
from flask import Flask, request

app = Flask(__name__)


@app.route("/conf", methods=["POST"])
def conf():
    param = request.form.get("page", "")
    conf = configparser.ConfigParser()
    conf.add_section("s")
    conf.set("s", "keyA", "a-value")
    conf.set("s", "keyB", param)
    bar = conf.get("s", "keyA")
    with open("/srv/pages/" + bar) as f:
        return {"n": len(f.read())}
