import yaml
from flask import Flask, request

from settings import Settings

app = Flask(__name__)


@app.route("/import", methods=["POST"])
def load():
    return {"loaded": yaml.load(request.data, Loader=Settings.loader)}  # expect
