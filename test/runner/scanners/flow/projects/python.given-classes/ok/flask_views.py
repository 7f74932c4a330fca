from flask import request
from flask.views import MethodView


class Search(MethodView):
    def __init__(self, store):
        self.store = store

    def get(self):
        return {"found": self.store.find(request.args["q"])}
