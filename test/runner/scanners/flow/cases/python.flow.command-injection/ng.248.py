import os

import connexion
from connexion import request

app = connexion.App(__name__, specification_dir="./")
app.add_api("openapi.yaml")


def create_host(body):
    os.system("x " + body["host"])  # expect
    os.system("x " + connexion.request.headers["X-Host"])  # expect
    os.system("x " + connexion.request.json["host"])  # expect
    os.system("x " + connexion.request.query_params["host"])  # expect
    os.system("x " + connexion.request.args["host"])  # expect
    os.system("x " + connexion.request.files["doc"].filename)  # expect
    return {}


async def other(body: dict):
    os.system("x " + request.query_params["host"])  # expect
    os.system("x " + (await request.json())["host"])  # expect
    return {}
