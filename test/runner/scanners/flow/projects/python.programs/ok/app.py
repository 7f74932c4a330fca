import os
import subprocess
from flask import Flask, request

app = Flask(__name__)
FFMPEG = os.environ.get("FFMPEG", "ffmpeg")


@app.route("/cut")
def cut():
    command = ["ffmpeg", "-i", request.args["in"]]
    if "loud" in request.args:
        command.append(request.args["loud"])
    if "more" in request.args:
        command.extend(request.args.getlist("more"))
    subprocess.run(command)
    subprocess.run(["ffmpeg", *request.args.getlist("in"), "out.mp4"])
    subprocess.run([FFMPEG, "-i", request.args["in"]])
    return ""
