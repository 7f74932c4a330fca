from uuid import UUID

from flask import Flask, request

from worker.tasks import convert

app = Flask(__name__)


@app.post("/convert/<uuid:track>")
def start(track: UUID):
    convert.delay(str(track), request.form["bitrate"])
    return "", 202
