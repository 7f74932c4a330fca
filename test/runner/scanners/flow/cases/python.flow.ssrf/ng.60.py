import requests
from flask import Flask, request

app = Flask(__name__)


@app.get("/rates")
def rates():
    region = request.args["region"]
    requests.get("https://{region}.example.com/{path}".format(path="rates", region=region))  # expect
    requests.get("{1}/{0}".format("rates", region))  # expect
    requests.get("%(base)s/%(path)s" % {"path": "rates", "base": region})  # expect
    options = {"base": region}
    return requests.get("{base}/rates".format(**options)).text  # expect
