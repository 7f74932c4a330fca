from flask import Flask, request

app = Flask(__name__)


class Queue:
    def __init__(self):
        self._items = []

    def drop(self, item):
        self._items.remove(item)


queue = Queue()


@app.route("/drop", methods=["POST"])
def drop():
    queue.drop(request.get_json()["item"])
    return {}
