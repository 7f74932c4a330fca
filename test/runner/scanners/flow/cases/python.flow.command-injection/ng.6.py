import os

from flask import request


def escape_column(name):
    return "[" + name + "]"


@app.route("/a")
def listed():
    run = store.get_run(request.args["run_id"])
    os.system("ls " + run.path)


@app.route("/c")
def named():
    run_id = request.args["run_id"]
    os.system("ls " + store.get_run(run_id).path)
    os.system("ls " + store.get_path(run_id))  # expect
    os.system("ls " + store.get_run(request.args["text"]))  # expect
    db.execute("SELECT " + escape_column(request.args["column"]))
