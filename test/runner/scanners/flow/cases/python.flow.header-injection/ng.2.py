from flask import Flask, request, make_response
from http.server import BaseHTTPRequestHandler
from urllib.parse import parse_qs, urlparse, quote


class H(BaseHTTPRequestHandler):
    def do_GET(self):
        name = parse_qs(urlparse(self.path).query)["file"][0]
        self.send_response(200)
        self.send_header("Content-Disposition", "attachment; filename=" + name) # expect
        self.end_headers()
