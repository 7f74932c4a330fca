import os

from flask import Flask, request, send_file
from werkzeug.utils import secure_filename

app = Flask(__name__)
ROOT = "/srv/downloads"


@app.get("/download")
def download():
    name = request.args["name"]
    return send_file(os.path.join(ROOT, secure_filename(name)))
