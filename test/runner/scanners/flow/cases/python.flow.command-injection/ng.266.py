import cgi
import os
import socketserver
from http.server import BaseHTTPRequestHandler, HTTPServer
from urllib.parse import parse_qs, urlparse
from wsgiref.simple_server import make_server
from xmlrpc.server import SimpleXMLRPCServer


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        query = parse_qs(urlparse(self.path).query)
        os.system("x " + query["host"][0])  # expect
        os.system("x " + self.headers["X-Host"])  # expect
        os.system("x " + self.headers.get("X-Host"))  # expect
        os.system("x " + self.requestline)  # expect

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        os.system("x " + body.decode())  # expect
        form = cgi.FieldStorage(fp=self.rfile, headers=self.headers, environ={})
        os.system("x " + form.getvalue("host"))  # expect
        os.system("x " + form["doc"].filename)  # expect
        os.system("x " + form.getfirst("host"))  # expect


server = socketserver.UDPServer
class Tcp(socketserver.BaseRequestHandler):
    def handle(self):
        data = self.request.recv(1024)
        os.system("x " + data.decode())  # expect


class Udp(socketserver.BaseRequestHandler):
    def handle(self):
        data = self.request[0].strip()
        os.system("x " + data.decode())  # expect


class Stream(socketserver.StreamRequestHandler):
    def handle(self):
        line = self.rfile.readline()
        os.system("x " + line.decode())  # expect


def application(environ, start_response):
    params = parse_qs(environ["QUERY_STRING"])
    os.system("x " + params["host"][0])  # expect
    body = environ["wsgi.input"].read()
    os.system("x " + body.decode())  # expect
    os.system("x " + environ.get("PATH_INFO"))  # expect
    n = int(params["n"][0])
    os.system("seq " + str(n))
    return []


def ping(host):
    os.system("x " + host)  # expect


class Rpc:
    def _dispatch(self, method, params):
        os.system("x " + params[0])  # expect


server = SimpleXMLRPCServer(("localhost", 8000))
server.register_function(ping, "ping")
server.register_instance(Rpc())


@server.register_function
def deco(host):
    os.system("x " + host)  # expect
