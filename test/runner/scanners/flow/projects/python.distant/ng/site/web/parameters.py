from flask import request


def parameter(name):
    return request.args[name]
