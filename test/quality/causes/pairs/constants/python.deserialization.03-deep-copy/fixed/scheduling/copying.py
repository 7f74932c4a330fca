import pickle

from flask import request


def copy_plan(plan):
    return pickle.loads(pickle.dumps(plan, protocol=pickle.HIGHEST_PROTOCOL))
