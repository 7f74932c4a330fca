from http.server import BaseHTTPRequestHandler, HTTPServer
from urllib.parse import urlparse, parse_qs
from subprocess import Popen, PIPE


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        query = parse_qs(urlparse(self.path).query)
        branch = query.get("branch", ["main"])[0]
        p = Popen(["git", "log", "--end-of-options", branch], stdout=PIPE)
        out = p.communicate()[0]
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"%d" % len(out))


HTTPServer(("", 8000), Handler).serve_forever()
