from flask import Flask, request
from peewee import CharField, Model

app = Flask(__name__)


class Account(Model):
    name = CharField()


@app.route("/accounts", methods=["POST"])
def save():
    Account.create(**request.form)  # expect
    return "done"


def save_defaults():
    Account.insert(**request.get_json()).execute()  # expect
