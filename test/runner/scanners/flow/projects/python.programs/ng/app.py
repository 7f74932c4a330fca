import os
import subprocess
from flask import Flask, request

app = Flask(__name__)
SHELL_LINE = os.environ.get("CLEAN_UP", "true")


@app.route("/cut")
def cut():
    command = ["ffmpeg", "-i", request.args["in"]]
    if "tool" in request.args:
        command.insert(0, request.args["tool"])
    subprocess.run(command)  # expect
    other = ["ffmpeg", *request.args.getlist("in")]
    other[0] = request.args["tool"]
    subprocess.run(other)  # expect
    subprocess.run([*request.args.getlist("in"), "out.mp4"])  # expect
    line = ["sh", "-c"]
    if "loud" in request.args:
        line.append("-x")
    line.append(request.args["in"])
    subprocess.run(line)  # expect
    subprocess.run(["sh", *request.args.getlist("in")])  # expect
    subprocess.run(SHELL_LINE, shell=True)  # expect
    return ""
