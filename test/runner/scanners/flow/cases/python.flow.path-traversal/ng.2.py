import os

from flask import request


@app.get("/document")
def document():
    path = os.path.realpath(os.path.join(BASE, request.args["name"]))
    if not os.path.exists(path):
        return "", 404
    return open(path).read()  # expect
