import os

from flask import Flask

app = Flask(__name__)
app.config["FOLDER"] = "/files"

from shop import views
