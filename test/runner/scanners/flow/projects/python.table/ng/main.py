import handlers
from flask import Flask, request

app = Flask(__name__)
TABLE = {"ping": handlers.ping, "list": handlers.list_files}


@app.route("/<name>")
def dispatch(name):
    return TABLE["ping"](request.args.get("host"))
