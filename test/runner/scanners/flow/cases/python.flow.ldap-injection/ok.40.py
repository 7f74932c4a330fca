from flask import request


def search(providers):
    return [c.search(request.args["query"], "") for c in providers]
