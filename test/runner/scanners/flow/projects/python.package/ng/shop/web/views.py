from flask import Flask, request

import shop.tools
from shop import settings as config
from ..data import Orders
from .forms import *

app = Flask(__name__)
orders = Orders(config.DATABASE)


@app.route("/orders")
def list_orders():
    return orders.find(read_status())


@app.route("/export")
def export():
    shop.tools.run("export", request.args["format"])
    return "done"
