import os
from pathlib import Path

from flask import abort, request

ROOT = Path(os.environ.get("DATA_DIR", "/srv/data")).resolve()


class Store:
    def __init__(self, root):
        self.root = root

    def locate(self, name):
        path = (self.root / name).resolve()
        if self.root not in path.parents:
            abort(404)
        return path


def read():
    return Store(ROOT).locate(request.args["name"]).read_text()
