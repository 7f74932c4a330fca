from flask import Flask, request, redirect, url_for

app = Flask(__name__)


@app.route("/login", methods=["POST"])
def login():
    nxt = request.args.get("next") or "/"
    return redirect(nxt) # expect
