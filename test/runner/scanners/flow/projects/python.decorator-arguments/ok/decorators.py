from functools import wraps

from flask import jsonify, request
from marshmallow import ValidationError


def query_schema(schema):
    def decorator(view):
        @wraps(view)
        def wrapper(*args, **kwargs):
            try:
                query = schema.load(request.args.to_dict())
            except ValidationError as error:
                return jsonify(errors=error.messages), 400
            return view(*args, query=query, **kwargs)

        return wrapper

    return decorator
