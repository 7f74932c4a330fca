from flask import Flask, request, session

app = Flask(__name__)


@app.route("/prefs")
def prefs():
    session[request.args.get("key")] = request.args.get("value") # expect
    return "ok"
