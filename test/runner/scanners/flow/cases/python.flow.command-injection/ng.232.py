import os

import falcon
import falcon.asgi


class HostResource:
    def on_get(self, req, resp, host):
        os.system("x " + host)  # expect
        os.system("x " + req.get_param("host"))  # expect
        os.system("x " + req.params["host"])  # expect
        os.system("x " + req.get_header("X-Host"))  # expect
        os.system("x " + req.cookies["host"])  # expect
        os.system("x " + req.get_cookie_values("host")[0])  # expect
        os.system("x " + req.get_param_as_list("host")[0])  # expect
        os.system("x " + req.get_param_as_json("host")["a"])  # expect
        os.system("x " + str(req.get_param_as_int("host")))
        os.system("x " + req.auth)  # expect
        os.system("x " + req.env["HTTP_X"])  # expect
        os.system("x " + req.uri_template)
        os.system("x " + req.remote_addr)

    def on_post(self, req, resp):
        os.system("x " + req.media["host"])  # expect
        os.system("x " + req.get_media()["host"])  # expect
        os.system("x " + req.bounded_stream.read().decode())  # expect
        for part in req.media:
            os.system("x " + part.filename)  # expect
            os.system("x " + part.text)  # expect
        form = req.get_media()
        for part in form:
            os.system("x " + part.get_text())  # expect


class AsyncResource:
    async def on_post(self, req, resp):
        media = await req.get_media()
        os.system("x " + media["host"])  # expect
        data = await req.stream.read()
        os.system("x " + data.decode())  # expect

    async def on_websocket(self, req, ws, name: str):
        await ws.accept()
        os.system("x " + name)  # expect
        text = await ws.receive_text()
        os.system("x " + text)  # expect
        media = await ws.receive_media()
        os.system("x " + media["host"])  # expect
        data = await ws.receive_data()
        os.system("x " + data.decode())  # expect
