from flask import Flask, request

app = Flask(__name__)


def _sanitize(n):
    return "".join(ch for ch in n if ch.isalnum())


@app.route("/theme")
def theme():
    names = [request.args.get("theme", "default")]
    load = lambda n: open("themes/" + _sanitize(n) + ".css")
    return load(names[0]).read()
