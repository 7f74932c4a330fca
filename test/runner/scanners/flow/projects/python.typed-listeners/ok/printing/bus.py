from collections import defaultdict


class Bus:
    def __init__(self):
        self._listeners = defaultdict(list)

    def listen(self, kind, listener):
        self._listeners[kind].append(listener)

    def publish(self, event):
        for listener in self._listeners[type(event)]:
            listener(event)
