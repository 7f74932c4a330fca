from flask import Flask, request
from flask_security.views import _security

app = Flask(__name__)


@app.route("/account", methods=["POST"])
def save():
    if request.form.get("page"):
        return _security.render_template("account.html", form=request.form)
    return "<p>" + request.form["name"] + "</p>"  # expect
