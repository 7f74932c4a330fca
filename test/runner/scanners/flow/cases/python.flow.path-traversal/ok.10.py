import os
import re

from tornado.web import RequestHandler


class Password(RequestHandler):
    def post(self):
        self.settings["password"] = self.get_argument("password")
        with open(os.path.join(self.settings.get("directory", ""), "password"), "w") as file:
            file.write("changed")


class Document(RequestHandler):
    def get(self):
        name = re.sub(r"\.+", ".", self.get_argument("name"))
        self.write(open("documents/" + name).read())
