from flask import Flask, request, send_file

from media.thumbnails import Thumbnailer

app = Flask(__name__)
thumbnailer = Thumbnailer("/srv/media")


@app.post("/thumbnails")
def thumbnails():
    name = request.json["name"]
    return send_file(thumbnailer.create(name))
