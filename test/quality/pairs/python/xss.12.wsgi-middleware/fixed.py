from urllib.parse import parse_qs


class Maintenance:
    def __init__(self, app, flag):
        self.app = app
        self.flag = flag

    def __call__(self, environ, start_response):
        if not self.flag.exists():
            return self.app(environ, start_response)
        name = parse_qs(environ["QUERY_STRING"]).get("name", ["guest"])[0]
        start_response("503 Service Unavailable", [("Content-Type", "text/html")])
        page = "<h1>Back soon, %s</h1>" % len(name)
        return [page.encode("utf-8")]
