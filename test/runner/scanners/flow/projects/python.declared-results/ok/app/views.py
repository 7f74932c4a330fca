from flask import Flask, current_app, request

from app.store import Store

app = Flask(__name__)


def store_of(holder) -> Store:
    return holder.components["store"]


@app.get("/parts")
def parts():
    return list(store_of(current_app).named(request.args["name"]))
