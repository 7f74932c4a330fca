import yaml
from flask import Flask, request

app = Flask(__name__)


@app.post("/settings")
def settings():
    return yaml.safe_load(request.data)
