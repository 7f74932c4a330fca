import os
from flask import Flask, request

app = Flask(__name__)


@app.post("/convert")
def convert():
    source = request.form["source"]
    os.system("ffmpeg -i " + source + " out.mp4")  # expect high
    return "ok"
