import yaml
from flask import request


def load():
    first = yaml.load(request.args["a"], Loader=yaml.SafeLoader)
    return first, yaml.load(request.args["b"], yaml.SafeLoader)
