import pickle

from flask import request, session


def keep():
    session["command"] = request.get_data()
    return pickle.loads(session["command"])  # expect
