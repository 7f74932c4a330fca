from flask import Flask, request
from werkzeug.utils import secure_filename

app = Flask(__name__)


class Shelf:
    def keep(self, incoming):
        incoming.save("/srv/shelf/" + secure_filename(incoming.filename))


@app.post("/maps")
def maps():
    Shelf().keep(request.files["map"])
    draft = load_draft()
    draft.save(request.form["title"])
    return "kept"
