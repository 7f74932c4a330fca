from flask import Flask, request

app = Flask(__name__)
BOOTSTRAP = """
import math
from datetime import date
"""


@app.post("/console")
def run():
    namespace = {}
    exec(BOOTSTRAP, namespace)
    return {"names": sorted(namespace)}
