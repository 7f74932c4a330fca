from flask import Flask, request

app = Flask(__name__)


class Shelf:
    def keep(self, incoming):
        incoming.save("/srv/shelf/" + incoming.filename)  # expect


@app.post("/maps")
def maps():
    Shelf().keep(request.files["map"])
    legend = request.files.get("legend")
    legend.save("/srv/legends/" + legend.filename)  # expect
    return "kept"
