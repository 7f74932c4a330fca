from flask import Flask, request
import untangle
app = Flask(__name__)
@app.route("/")
def index():
    q = request.args["q"]
    untangle.parse(q)  # expect
    return ""
