from flask import g, request


def register(app):
    @app.before_request
    def remember_upstream():
        g.upstream = request.headers.get("X-Upstream", "http://catalog.internal")
