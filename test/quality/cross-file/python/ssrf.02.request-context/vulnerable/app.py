from flask import Flask

from proxy import middleware
from proxy.fetch import fetch

app = Flask(__name__)
middleware.register(app)


@app.get("/catalog")
def catalog():
    return fetch("/v1/items"), 200, {"Content-Type": "application/json"}
