from flask import request


def read_status():
    return request.args.get("status", "open")
