from flask import Flask, request

app = Flask(__name__)
TYPES = {"csv": "text/csv", "pdf": "application/pdf"}
SEEN = {}


@app.get("/a")
def held():
    name = request.args["name"]
    kind = TYPES.get(name, "text/plain")
    if kind is None:
        return "unknown", 404
    return open("/srv/reports/" + name).read(), 200, {"Content-Type": kind}  # expect


@app.get("/b")
def filled():
    name = request.args["name"]
    SEEN[request.args["other"]] = True
    if SEEN.get(name) is None:
        return "unknown", 404
    return open("/srv/reports/" + name).read(), 200, {"Content-Type": "text/plain"}  # expect
