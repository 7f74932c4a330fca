import os

from flask import Flask, request

from schemas import ExportSchema

app = Flask(__name__)


@app.route("/exports", methods=["POST"])
def export():
    data = ExportSchema().load(request.get_json())
    os.system("export " + data["name"])
    return ""
