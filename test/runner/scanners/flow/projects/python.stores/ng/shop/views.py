from flask import g, request, session

from shop import app


@app.route("/config", methods=["POST"])
def save():
    session["folder"] = request.form["folder"]  # expect
    app.config["FOLDER"] = request.args["folder"]
    with open(app.config["FOLDER"]) as folder:  # expect
        return {"text": folder.read()}


@app.route("/folder")
def show():
    with open(session["folder"]) as folder:  # expect
        return {"text": folder.read()}
