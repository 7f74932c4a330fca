import cherrypy
from cherrypy.lib.static import serve_file


class Pages:
    @cherrypy.expose
    def page(self, name):
        if name == "":
            return serve_file("/pages/home.html", content_type="text/html")
        return "<h1>" + name + "</h1>"  # expect
