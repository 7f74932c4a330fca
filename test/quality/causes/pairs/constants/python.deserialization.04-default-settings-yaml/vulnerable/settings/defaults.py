import yaml
from flask import request

DEFAULTS = """
retries: 3
backoff: [1, 2, 5]
"""


def load_settings():
    settings = yaml.load(DEFAULTS, Loader=yaml.Loader)
    settings.update(yaml.load(request.data, Loader=yaml.Loader))  # expect
    return settings
