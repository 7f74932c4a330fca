from flask import Flask, request
import pandas as pd
import py7zr
import rarfile
app = Flask(__name__)
@app.route("/")
def index():
    q = request.args["q"]
    pd.read_csv(q)  # expect
    py7zr.SevenZipFile(q)  # expect
    rarfile.RarFile(q)  # expect
    return ""
