import os
import subprocess

from flask import Flask, request

app = Flask(__name__)


@app.route("/ping")
def ping():
    host = request.args.get("host")
    status = subprocess.run(["ping", "-c", "1", "--", host]).returncode
    return {"reachable": status == 0}
