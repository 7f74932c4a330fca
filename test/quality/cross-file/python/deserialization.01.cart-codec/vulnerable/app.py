from flask import Flask, jsonify, request

from cart.session import load_cart

app = Flask(__name__)


@app.get("/cart")
def show_cart():
    return jsonify(load_cart(request))
