from flask import request, Flask
import ast

app = Flask(__name__)


@app.route("/calc")
def calc():
    expression = request.values.get("expr", "1+1")
    return str(eval(expression)) # expect
