import subprocess

from flask import request


def clip(program):
    args = ["-nostdin"]
    if program:
        args += ["-y"]
    subprocess.run([program, *args])  # expect
    subprocess.run([program] + args)  # expect
    subprocess.run([str(part) for part in [program] + args])  # expect
    shell = ["sh", "-c"]
    if program:
        shell += [program]
    subprocess.run([*shell])  # expect


@app.post("/clips")
def create():
    clip(request.form["program"])
    return ""
