from flask import request


def requested_id(name="id"):
    value = request.args.get(name)
    if value is None:
        raise KeyError(name)
    return value
