from flask import Flask, redirect, request
from flask_login.utils import login_url

app = Flask(__name__)


@app.route("/account")
def account():
    return redirect(login_url("login", next_url=request.args["next"]))
