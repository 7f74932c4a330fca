import os
from flask import Flask, request
import pandas as pd
app = Flask(__name__)

@app.route("/r1")
def f1():
    os.system("x " + pd.Series([request.args["a"]])[0])  # expect
    df = pd.DataFrame({"a": [request.args["a"]]})
    os.system("x " + df["a"].iloc[0])  # expect
    df3 = pd.DataFrame({"a": [request.args["a"]]})
    os.system("x " + df3["a"])  # expect
    df4 = pd.DataFrame([{"a": request.args["a"]}])
    for r in df4.to_dict("records"):
        os.system("x " + r["a"])  # expect
    return ""
