from flask import Flask
from flask_mysqldb import MySQL

from .tickets import bp


def create_app():
    app = Flask(__name__)
    app.mysql = MySQL(app)
    app.register_blueprint(bp)
    return app
