import tornado.web

from store import Store


class BaseHandler(tornado.web.RequestHandler):
    def initialize(self):
        self.store = Store.default()
