import os
from flask import Flask, request, send_file

app = Flask(__name__)
ROOT = "/srv/files"


@app.route("/download")
def download():
    name = request.args["name"]
    path = os.path.join(ROOT, name)
    path = os.path.realpath(path)
    if not path.startswith(ROOT + os.sep):
        return "no", 403
    return send_file(path)
