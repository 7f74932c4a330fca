import os
import re

from tornado.web import RequestHandler


class Settings(RequestHandler):
    def post(self):
        self.settings["directory"] = self.get_argument("directory")
        self.write(open(os.path.join(self.settings.get("directory", ""), "list")).read())  # expect


class Document(RequestHandler):
    def get(self):
        # Leaves `..` of `....`.
        name = re.sub(r"\.\.", "", self.get_argument("name"))
        self.write(open("documents/" + name).read())  # expect
