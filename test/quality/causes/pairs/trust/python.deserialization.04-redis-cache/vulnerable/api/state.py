import base64
import pickle

from flask import Flask, request

app = Flask(__name__)


@app.route("/wizard/next", methods=["POST"])
def next_step():
    state = pickle.loads(base64.b64decode(request.form["state"]))  # expect high
    return {"step": state["step"] + 1}
