from base import BaseHandler


class SearchHandler(BaseHandler):
    def get(self):
        self.finish({"rows": self.store.search(self.get_argument("q"))})
