from tornado.web import RequestHandler

from links.resolver import resolve


class LeaveHandler(RequestHandler):
    def get(self):
        destination = resolve(self.get_query_argument("to"))
        self.redirect(destination)  # expect
