import os

import cherrypy
from cherrypy.lib.static import serve_file

PAGES = {"home": "home.html", "help": "help.html"}


class Pages:
    @cherrypy.expose
    def page(self, name):
        return serve_file(os.path.join("/pages", PAGES.get(name, "home.html")))
