from flask import request


def search():
    body = request.get_json()
    name = body.get("name")
    if name is None and not isinstance(name, str):
        raise ValueError("name")
    return collection.find_one({"name": name})  # expect


def by_name():
    return collection.find_one({"name": request.get_json().get("name")})  # expect
