from flask import Flask, request, session

app = Flask(__name__)


@app.route("/prefs")
def prefs():
    session["theme"] = "dark" if request.args.get("value") == "dark" else "light"
    return "ok"
