import tornado.web


class Find(tornado.web.RequestHandler):
    def initialize(self, store):
        self.store = store

    def get(self):
        self.finish({"found": self.store.find(self.get_argument("q"))})


class Count(tornado.web.RequestHandler):
    def initialize(self, store):
        self.store = store

    def get(self):
        self.finish({"found": self.store.find(self.get_argument("q"))})
