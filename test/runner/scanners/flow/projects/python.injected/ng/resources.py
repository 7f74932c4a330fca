class Search:
    def __init__(self, store):
        self._store = store

    def on_get(self, req, resp):
        resp.media = self._items(req.get_param("q"))

    def _items(self, term):
        return self._store.find(term)
