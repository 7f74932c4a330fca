import json
import os

import tornado.ioloop
import tornado.web
import tornado.websocket
from tornado import escape


class HostHandler(tornado.web.RequestHandler):
    def get(self, host):
        os.system("x " + host)  # expect
        os.system("x " + self.get_argument("host"))  # expect
        os.system("x " + self.get_query_argument("host"))  # expect
        os.system("x " + self.get_cookie("host"))  # expect
        os.system("x " + self.request.headers["X-Host"])  # expect
        os.system("x " + self.request.arguments["host"][0].decode())  # expect
        os.system("x " + self.request.query)  # expect
        os.system("x " + self.request.uri)  # expect
        os.system("x " + self.path_args[0])  # expect
        os.system("x " + self.path_kwargs["host"])  # expect
        os.system("x " + self.request.query_arguments["host"][0].decode())  # expect
        os.system("x " + self.cookies["host"].value)  # expect

    def post(self, **kwargs):
        body = json.loads(self.request.body)
        os.system("x " + body["host"])  # expect
        data = escape.json_decode(self.request.body)
        os.system("x " + data["host"])  # expect
        os.system("x " + self.get_body_argument("host"))  # expect
        os.system("x " + self.request.files["doc"][0]["filename"])  # expect
        os.system("x " + self.request.files["doc"][0].filename)  # expect
        os.system("x " + self.request.body_arguments["host"][0].decode())  # expect
        n = int(self.get_argument("n"))
        os.system("x " + str(n))

    async def put(self, user, folder):
        os.system("x " + folder)  # expect


class Feed(tornado.websocket.WebSocketHandler):
    def open(self, channel):
        os.system("x " + channel)  # expect

    def on_message(self, message):
        os.system("x " + message)  # expect


@tornado.web.stream_request_body
class Upload(tornado.web.RequestHandler):
    def data_received(self, chunk):
        os.system("x " + chunk.decode())  # expect
