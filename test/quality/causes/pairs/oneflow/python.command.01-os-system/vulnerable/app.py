import os
from flask import Flask, request

app = Flask(__name__)


@app.get("/lookup")
def lookup():
    os.system("whois " + request.args["domain"])  # expect once
    return "done"
