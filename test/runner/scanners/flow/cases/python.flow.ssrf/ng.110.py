import requests
from flask import Flask, request
app = Flask(__name__)
HOSTS = {"a.example", "b.example"}

def validate(host):
    errors = []
    if host not in HOSTS:
        errors.append("host")
    return errors
@app.get("/5")
def ng1():
    host = request.args["host"]
    errors = []
    if host not in HOSTS:
        errors.append("host")
    return requests.get("https://" + host + "/logo").text # expect
@app.get("/6")
def ng2():
    host = request.args["host"]
    errors = []
    if host not in HOSTS:
        errors.append("host")
    if errors:
        return requests.get("https://" + host + "/logo").text # expect
    return "x"
