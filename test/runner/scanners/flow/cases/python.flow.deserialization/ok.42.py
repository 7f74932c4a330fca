import pickle

from flask import request, session


def keep():
    session["command"] = pickle.dumps({"name": request.form["name"]}, -1)
    return pickle.loads(session["command"])
