from pathlib import Path

from flask import Flask, request

app = Flask(__name__)
CHARTS = Path("/srv/charts")


@app.get("/chart")
def chart():
    return open(CHARTS / "coast" / request.args["name"]).read()  # expect


@app.get("/depth")
def depth():
    return (CHARTS / "coast" / request.args["name"] / "depth.csv").read_text()  # expect
