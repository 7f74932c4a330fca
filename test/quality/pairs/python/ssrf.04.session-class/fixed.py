import requests
from flask import Flask, request

app = Flask(__name__)
BACKENDS = {"eu": "http://geo-eu:8080", "us": "http://geo-us:8080"}


class GeoClient:
    def __init__(self, base):
        self.base = base
        self.session = requests.Session()

    def lookup(self, ip):
        return self.session.get(self.base + "/lookup", params={"ip": ip}, timeout=2).json()


@app.get("/geo")
def geo():
    client = GeoClient(BACKENDS[request.headers["X-Geo-Backend"]])
    return client.lookup(request.remote_addr)
