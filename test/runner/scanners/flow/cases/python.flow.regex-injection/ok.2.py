import re
from flask import request, Flask

app = Flask(__name__)


@app.route("/grep")
def grep():
    pattern = request.args["p"]
    return str(bool(re.search(re.escape(pattern), open("words").read())))
