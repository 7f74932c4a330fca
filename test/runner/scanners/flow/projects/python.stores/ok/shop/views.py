from flask import g, request, session

from shop import app


@app.route("/config", methods=["POST"])
def save():
    g.config = request.form.to_dict()
    g.folder = request.args["folder"]
    with open(app.config["FOLDER"]) as folder:
        return {"text": folder.read()}


@app.route("/folder")
def show():
    with open(session["folder"]) as folder:
        return {"text": folder.read()}
