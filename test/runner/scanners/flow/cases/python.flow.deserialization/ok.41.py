from flask import Flask, request
import torch
import pandas as pd
import keras
import tensorflow as tf
app = Flask(__name__)
@app.route("/")
def index():
    q = str(int(request.args["q"]))
    h = httplib2.Http()
    ch = clickhouse_driver.Client("h")
    torch.load(q)
    torch.load("model.bin")
    pd.read_pickle("model.bin")
    tf.keras.models.load_model("model.bin")
    return ""
