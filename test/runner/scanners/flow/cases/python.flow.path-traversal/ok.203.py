import os

from tornado.web import Application, HTTPError, RequestHandler

ROOT = "/srv/clips"


def check(name):
    base = os.path.realpath(ROOT) + os.sep
    if name:
        if not os.path.realpath(os.path.join(base, name)).startswith(base):
            raise HTTPError(403)


def check_parts(name):
    if name.startswith("/"):
        raise HTTPError(403)
    if ".." in name.split("/"):
        raise HTTPError(403)


class ClipHandler(RequestHandler):
    def delete(self, name):
        check(name)
        os.remove(os.path.join(ROOT, name))

    def put(self, name):
        check_parts(name)
        with open(os.path.join(ROOT, name), "wb") as file:
            file.write(self.request.body)


app = Application([(r"/clips/(.+)", ClipHandler)])
