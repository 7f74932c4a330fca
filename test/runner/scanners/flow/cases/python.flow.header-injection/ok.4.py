from flask import Flask, jsonify, request

app = Flask(__name__)


@app.route("/file")
def show():
    response = {"count": 1}
    response["name"] = request.args["name"]
    return jsonify(response)


@app.route("/files")
def show_all():
    resp = {}
    for name in request.args.getlist("name"):
        resp[name] = request.args[name]
    return jsonify(resp)
