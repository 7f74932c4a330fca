import os

import cherrypy
from cherrypy.lib.static import serve_file


class Pages:
    @cherrypy.expose
    def page(self, name):
        return serve_file(os.path.join("/pages", name))  # expect
