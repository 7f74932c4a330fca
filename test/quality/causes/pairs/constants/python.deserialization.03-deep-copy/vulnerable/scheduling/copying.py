import pickle

from flask import request


def copy_plan(plan):
    return pickle.loads(request.get_data())  # expect
