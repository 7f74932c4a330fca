import json
import pickle


def decode(blob):
    return pickle.loads(blob)  # expect low
