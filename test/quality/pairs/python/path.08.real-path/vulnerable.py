import os
from flask import Flask, request, send_file

app = Flask(__name__)
ROOT = "/srv/files"


@app.route("/download")
def download():
    name = request.args["name"]
    path = os.path.join(ROOT, name)
    return send_file(path)
