from flask import request


def search():
    body = request.get_json()
    name = body.get("name")
    if name is not None and not isinstance(name, str):
        raise ValueError("name")
    return collection.find_one({"name": name})


def by_form():
    return collection.find_one({"name": request.form.get("name")})
