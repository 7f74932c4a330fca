import pathlib

from flask import request


@app.get("/document")
def document():
    folder = pathlib.Path("/srv/documents")
    path = (folder / request.args["name"]).resolve()
    if not str(path).startswith(str(folder)):
        return "", 404
    return path.read_text()


@app.get("/plain")
def plain():
    name = request.args["name"]
    if "../" in name:
        return "", 400
    return open("/srv/documents/" + name).read()
