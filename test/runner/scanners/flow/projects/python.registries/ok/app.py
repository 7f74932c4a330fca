from flask import Flask, request

from registry import registry

app = Flask(__name__)


@app.post("/imports/<kind>")
def create(kind):
    load = registry.find(kind)
    load(str(int(request.form["content"])))
    return "imported"
