from flask import Flask, request
from flask_security.utils import default_render_json
from flask_security.views import _security

app = Flask(__name__)


@app.route("/account", methods=["POST"])
def save():
    form = request.form
    if request.is_json:
        return default_render_json(form)
    return _security.render_template("account.html", form=form)
