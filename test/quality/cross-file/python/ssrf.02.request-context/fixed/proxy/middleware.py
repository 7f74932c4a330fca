from flask import g, request

UPSTREAMS = {"eu": "http://catalog-eu.internal", "us": "http://catalog-us.internal"}


def register(app):
    @app.before_request
    def remember_upstream():
        g.upstream = UPSTREAMS.get(request.headers.get("X-Upstream"), "http://catalog.internal")
