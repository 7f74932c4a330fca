from functools import wraps

from flask import jsonify, request


def with_filters(*names):
    def decorate(view):
        @wraps(view)
        def wrapper(*args, **kwargs):
            filters = {name: request.args[name] for name in names if name in request.args}
            return jsonify(view(filters, *args, **kwargs))

        return wrapper

    return decorate
