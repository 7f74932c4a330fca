import ast

from flask import Flask, request

app = Flask(__name__)


@app.get("/calc")
def calc():
    expression = request.args.get("expression", "0")
    return {"result": ast.literal_eval(expression)}
