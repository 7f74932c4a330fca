import yaml
from flask import request

DEFAULTS = """
retries: 3
backoff: [1, 2, 5]
"""


def load_settings():
    settings = yaml.load(DEFAULTS, Loader=yaml.Loader)
    return settings
