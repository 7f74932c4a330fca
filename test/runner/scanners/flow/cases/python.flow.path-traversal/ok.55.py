from flask import Flask, request

app = Flask(__name__)
TYPES = {"csv": "text/csv", "pdf": "application/pdf"}


@app.get("/a")
def held():
    name = request.args["name"]
    kind = TYPES.get(name)
    if kind is None:
        return "unknown", 404
    return open("/srv/reports/" + name).read(), 200, {"Content-Type": kind}


# Reading a key that is not there raises.
@app.get("/b")
def demanded():
    name = request.args["name"]
    kind = TYPES[name]
    return open("/srv/reports/" + name).read(), 200, {"Content-Type": kind}
