from flask import Flask

from shop.orders import Orders


def create_app():
    app = Flask(__name__)
    app.extensions["orders"] = Orders(app)
    return app
