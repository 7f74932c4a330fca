import js2py
import pandas
import sympy
from flask import request


@app.route("/")
def run():
    text = request.args["rule"]
    js2py.eval_js(text)  # expect
    df = pandas.read_csv("data.csv")
    df.query(text)  # expect
    df.eval(text)  # expect
    sympy.S(text)  # expect
    df.query("a > 1")
    return ""
