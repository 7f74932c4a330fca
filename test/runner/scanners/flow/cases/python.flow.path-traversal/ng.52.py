import os
from pathlib import Path

from flask import abort, request

ROOT = Path(os.environ.get("DATA_DIR", "/srv/data"))


def read():
    path = ROOT / request.args["name"]
    if ROOT not in path.parents:
        abort(404)
    return path.read_text()  # expect
