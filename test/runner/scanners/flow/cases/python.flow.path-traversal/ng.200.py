import os
from pathlib import Path
from flask import request
ROOT = Path("/srv/files").resolve()
@app.route("/a")
def a():
    target = (ROOT / request.args["name"]).resolve()
    if target.parent == ROOT:
        raise ValueError()
    target.write_text("seen")  # expect
