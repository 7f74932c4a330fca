class Registry:
    def __init__(self):
        self._handlers = {}
    def handler(self, name):
        def register(function):
            self._handlers[name] = function
            return function
        return register
    def find(self, name):
        return self._handlers[name]
registry = Registry()
