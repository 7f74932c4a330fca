import re

from flask import redirect, request


@app.get("/next")
def after():
    target = request.args.get("next", "/")
    if not re.match(r"/[A-Za-z0-9]", target):
        target = "/"
    return redirect(target)
