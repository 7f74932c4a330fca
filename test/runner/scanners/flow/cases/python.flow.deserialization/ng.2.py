import base64
import pickle
from flask import Flask, request, session
import json

app = Flask(__name__)


@app.route("/cart")
def cart():
    raw = base64.b64decode(request.cookies["cart"])
    items = pickle.loads(raw) # expect
    return str(len(items))
