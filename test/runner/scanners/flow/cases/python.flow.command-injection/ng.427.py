import ipaddress
import os

from django.utils.dateparse import parse_date
from flask import Flask, request

app = Flask(__name__)


@app.get("/ping")
def ping():
    address = ipaddress.IPv4Address(request.args["a"].strip())
    os.system("ping " + str(address))
    day = parse_date(request.args["day"])
    os.system("report " + day.isoformat())
    os.system("ping " + request.args["b"])  # expect
    return ""
