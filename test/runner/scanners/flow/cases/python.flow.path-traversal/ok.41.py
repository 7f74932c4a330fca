from flask import Flask, request
import pandas as pd
import py7zr
import rarfile
app = Flask(__name__)
@app.route("/")
def index():
    q = str(int(request.args["q"]))
    pd.read_csv(q)
    py7zr.SevenZipFile(q)
    rarfile.RarFile(q)
    return ""
