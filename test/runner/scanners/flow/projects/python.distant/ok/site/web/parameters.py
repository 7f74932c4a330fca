from flask import request


def parameter(name):
    return str(int(request.args[name]))
