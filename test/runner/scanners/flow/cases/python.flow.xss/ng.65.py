import tornado.web


class Page(tornado.web.RequestHandler):
    def get(self):
        self.write("<p>" + self.get_argument("name") + "</p>")  # expect
        self.finish("<p>" + self.request.arguments["name"] + "</p>")  # expect
