import os

from flask import Flask, request
from flask.views import MethodView

app = Flask(__name__)


def show(name, count):
    os.system("x " + name)  # expect
    return ""


app.add_url_rule("/h/<name>", view_func=show)


class HostView(MethodView):
    def get(self, hostname):
        os.system("x " + hostname)  # expect
        os.system("x " + request.authorization.username)  # expect
        os.system("x " + request.get_json(force=True)["host"])  # expect
        return ""


@app.before_request
def before():
    os.system("x " + request.args["host"])  # expect
    os.system("x " + request.view_args["host"])  # expect


@app.route("/q")
def q():
    args = request.args.to_dict()
    os.system("x " + args["host"])  # expect
    os.system("x " + request.files.getlist("docs")[0].filename)  # expect
    for doc in request.files.values():
        os.system("x " + doc.filename)  # expect
    os.system("x " + str(request.args.get("n", type=int)))
    return ""
