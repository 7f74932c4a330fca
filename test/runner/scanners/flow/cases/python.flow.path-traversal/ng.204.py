import os

from tornado.web import Application, HTTPError, RequestHandler

ROOT = "/srv/clips"


def check(name, other):
    base = os.path.realpath(ROOT) + os.sep
    if other:
        if not os.path.realpath(os.path.join(base, other)).startswith(base):
            raise HTTPError(403)


class ClipHandler(RequestHandler):
    def delete(self, name):
        check(name, "clip.mp4")
        os.remove(os.path.join(ROOT, name))  # expect

    def put(self, name):
        first, *others = name.split("/")
        if ".." in others:
            raise HTTPError(403)
        with open(os.path.join(ROOT, first, "clip.mp4"), "wb") as file:  # expect
            file.write(self.request.body)


app = Application([(r"/clips/(.+)", ClipHandler)])
