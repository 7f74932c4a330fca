import os
from pathlib import Path

from flask import request

ROOT = Path(os.environ.get("DATA_DIR", "/srv/data")).resolve()
NAME = os.environ["NAME"]


def read():
    yield open(NAME)  # expect
    yield open(os.path.join("/srv", NAME))  # expect
    yield open("/srv/" + NAME)  # expect
    yield (ROOT / request.args["name"]).read_text()  # expect
