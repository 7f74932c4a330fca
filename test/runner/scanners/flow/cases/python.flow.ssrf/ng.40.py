import requests
from flask import request

session = requests.Session()


def remove():
    session.delete(request.args["url"])  # expect
    return ""
