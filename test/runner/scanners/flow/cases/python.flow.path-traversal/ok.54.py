import os
from pathlib import Path

from flask import Flask, abort, request

app = Flask(__name__)
ROOT = Path(os.environ.get("PAGES", "/srv/pages")).resolve()


@app.get("/page")
def page():
    path = (ROOT / request.args["name"]).resolve()
    if not path.is_relative_to(ROOT):
        abort(404)
    return path.read_text()
