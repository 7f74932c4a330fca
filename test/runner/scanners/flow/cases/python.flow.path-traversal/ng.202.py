from flask import Flask, request

app = Flask(__name__)


@app.route("/report")
def show():
    commands = Commands()
    name = commands.execute_name(request.args["name"])
    return {"text": open("/reports/" + name).read()}  # expect
