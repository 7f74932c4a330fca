from pathlib import Path

from flask import Flask, request

app = Flask(__name__)
CHARTS = Path("/srv/charts")


@app.get("/chart")
def chart():
    return open(CHARTS / "coast" / Path(request.args["name"]).name).read()


@app.get("/depth")
def depth():
    sector = 100 / 2 / float(request.args["sector"])
    return open(f"/srv/charts/depth-{sector}.csv").read()
