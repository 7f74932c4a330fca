from flask import Flask, request
import airspeed
from liquid import Template as LTemplate
app = Flask(__name__)
@app.route("/")
def index():
    q = str(int(request.args["q"]))
    airspeed.Template(q)
    return ""
