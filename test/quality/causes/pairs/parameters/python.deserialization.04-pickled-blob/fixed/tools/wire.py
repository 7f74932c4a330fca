import json
import pickle


def decode(blob):
    return json.loads(blob)
