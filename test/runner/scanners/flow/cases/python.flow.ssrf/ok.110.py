import requests
from flask import Flask, request
app = Flask(__name__)
HOSTS = {"a.example", "b.example"}

@app.get("/1")
def ok1():
    host = request.args["host"]
    errors = []
    if host not in HOSTS:
        errors.append("host")
    if "n" not in request.args:
        errors.append("n")
    if errors:
        return "bad", 400
    return requests.get("https://" + host + "/logo").text
@app.get("/2")
def ok2():
    host = request.args["host"]
    errors = {}
    if host not in HOSTS:
        errors["host"] = "bad"
    if not errors:
        return requests.get("https://" + host + "/logo").text
    return "bad"
@app.get("/3")
def ok3():
    host = request.args["host"]
    errors = []
    if host not in HOSTS:
        errors.append("host")
    if len(errors) > 0:
        return "bad", 400
    return requests.get("https://" + host + "/logo").text
def validate(host):
    errors = []
    if host not in HOSTS:
        errors.append("host")
    return errors
@app.get("/4")
def ok4():
    host = request.args["host"]
    errors = validate(host)
    if errors:
        return "bad", 400
    return requests.get("https://" + host + "/logo").text
