import requests
from flask import Flask, request

app = Flask(__name__)
BASE = "https://rates.example.com"


@app.get("/rates")
def rates():
    region = request.args["region"]
    requests.get("{base}/rates/{region}".format(region=region, base=BASE))
    requests.get("{1}/rates/{0}".format(region, BASE))
    return requests.get("%(base)s/rates/%(region)s" % {"region": region, "base": BASE}).text
