import json

import requests


def is_firing(value):
    rule = requests.get("https://rules.internal.example/cpu", timeout=5).json()
    return eval(rule["condition"], {"value": value})  # expect
