from flask import Flask, request
import torch
import pandas as pd
import keras
import tensorflow as tf
app = Flask(__name__)
@app.route("/")
def index():
    q = request.args["q"]
    h = httplib2.Http()
    ch = clickhouse_driver.Client("h")
    torch.load(q)  # expect
    torch.load(request.files["f"])  # expect
    pd.read_pickle(request.files["f"])  # expect
    tf.keras.models.load_model(request.files["f"])  # expect
    return ""
