import os
import re
from flask import Flask, request

app = Flask(__name__)


@app.route("/tar")
def tar():
    d = request.args.get("dir", "")
    if not re.fullmatch(r"[a-z0-9_]+", d):
        return "bad"
    os.system("tar cf /tmp/x.tar " + d)
    return "ok"
