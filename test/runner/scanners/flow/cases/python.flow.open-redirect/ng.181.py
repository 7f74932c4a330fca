from flask import Flask, redirect, request
from flask_login import login_url

app = Flask(__name__)


@app.route("/account")
def account():
    if request.args.get("login"):
        return redirect(login_url("login", next_url=request.url))
    return redirect(request.args["next"])  # expect
