import tornado.web
from tornado.escape import xhtml_escape


class Hello(tornado.web.RequestHandler):
    def get(self):
        name = self.get_query_argument("name", "")
        self.write("<p>" + xhtml_escape(name) + "</p>")
