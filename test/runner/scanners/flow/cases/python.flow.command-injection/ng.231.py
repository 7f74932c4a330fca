import os

import cherrypy


class Tools:
    @cherrypy.expose
    def ping(self, host="localhost"):
        os.system("ping " + host)  # expect
        os.system("ping " + cherrypy.request.params["host"])  # expect
        os.system("ping " + cherrypy.request.json["host"])  # expect
        os.system("ping " + cherrypy.request.headers.get("X-Host"))  # expect
        os.system("ping " + cherrypy.request.cookie["host"].value)  # expect
        os.system("ping " + cherrypy.request.body.read().decode())  # expect
        os.system("ping " + cherrypy.request.query_string)  # expect

    @cherrypy.expose
    @cherrypy.tools.json_in()
    def add(self):
        data = cherrypy.request.json
        os.system("x " + data["host"])  # expect

    @cherrypy.expose
    def upload(self, doc):
        os.system("x " + doc.filename)  # expect

    @cherrypy.expose
    def default(self, *args, **kwargs):
        os.system("x " + args[0])  # expect
        os.system("x " + kwargs["host"])  # expect

    def index(self, host):
        os.system("x " + host)  # expect

    index.exposed = True


@cherrypy.expose
class HostApi:
    def GET(self, host):
        os.system("x " + host)  # expect

    def POST(self, **params):
        os.system("x " + params["host"])  # expect
