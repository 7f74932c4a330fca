import tornado.ioloop
import tornado.web

from exports.archive import Archive


class ExportHandler(tornado.web.RequestHandler):
    def delete(self):
        Archive.remove(self.get_argument("name"))
        self.set_status(204)


def make_app():
    return tornado.web.Application([(r"/exports", ExportHandler)])


if __name__ == "__main__":
    make_app().listen(8080)
    tornado.ioloop.IOLoop.current().start()
