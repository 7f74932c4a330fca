import cherrypy
from cherrypy.lib.static import serve_file

PAGES = {"home": "/pages/home.html", "help": "/pages/help.html"}


class Pages:
    @cherrypy.expose
    def page(self, name, kind):
        return serve_file(PAGES[name], content_type=kind)
