import base64
import json


def encode(items):
    return base64.urlsafe_b64encode(json.dumps(items).encode()).decode()


def decode(token):
    return json.loads(base64.urlsafe_b64decode(token))
