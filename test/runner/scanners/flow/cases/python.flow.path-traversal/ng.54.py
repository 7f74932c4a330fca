import os
from pathlib import Path

from flask import Flask, abort, request

app = Flask(__name__)
ROOT = Path(os.environ.get("PAGES", "/srv/pages")).resolve()


@app.get("/page")
def page():
    path = (ROOT / request.args["name"]).resolve()
    if not ROOT.is_relative_to("/srv"):
        abort(404)
    return path.read_text()  # expect
