import os

from sanic import Sanic, response
from sanic.views import HTTPMethodView

app = Sanic("tools")


@app.get("/ping")
async def ping(request):
    os.system("ping " + request.args.get("host"))  # expect
    return response.text("ok")


@app.post("/form")
async def form(request):
    os.system("x " + request.form.get("host"))  # expect
    os.system("x " + request.json["host"])  # expect
    os.system("x " + request.files.get("doc").name)  # expect
    os.system("x " + request.headers["x-host"])  # expect
    os.system("x " + request.cookies.get("host"))  # expect
    os.system("x " + request.get_args().get("host"))  # expect
    os.system("x " + request.get_form().get("host"))  # expect
    os.system("x " + request.body.decode())  # expect
    os.system("x " + request.token)  # expect
    os.system("x " + request.query_args[0][1])  # expect
    os.system("x " + request.match_info["host"])  # expect
    os.system("x " + request.credentials.username)  # expect
    return response.text("ok")


@app.route("/host/<host>")
async def by_path(request, host):
    os.system("x " + host)  # expect
    return response.text("ok")


class HostView(HTTPMethodView):
    async def get(self, request, host):
        os.system("x " + host)  # expect
        return response.text("ok")


app.add_route(HostView.as_view(), "/hosts/<host:str>")


async def plain(request, name: str):
    os.system("x " + name)  # expect
    return response.text("ok")


app.add_route(plain, "/plain/<name>")


@app.websocket("/feed")
async def feed(request, ws):
    while True:
        data = await ws.recv()
        os.system("x " + data)  # expect
        async for message in ws:
            os.system("y " + message)  # expect


@app.get("/count/<n:int>")
async def count(request, n: int):
    os.system("seq " + str(n))
    return response.text("ok")
