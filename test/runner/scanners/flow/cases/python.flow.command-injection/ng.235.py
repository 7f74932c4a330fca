import os

from aiohttp import WSMsgType, web

routes = web.RouteTableDef()


@routes.get("/q")
async def q(request):
    os.system("x " + request.query["host"])  # expect
    os.system("x " + request.rel_url.query["host"])  # expect
    os.system("x " + request.match_info["host"])  # expect
    os.system("x " + request.match_info.get("host", "a"))  # expect
    os.system("x " + request.headers["X-Host"])  # expect
    os.system("x " + request.cookies["host"])  # expect
    os.system("x " + request.query_string)  # expect
    data = await request.json()
    os.system("x " + data["host"])  # expect
    data = await request.post()
    os.system("x " + data["host"])  # expect
    os.system("x " + data["doc"].filename)  # expect
    os.system("x " + await request.text())  # expect
    raw = await request.read()
    os.system("x " + raw.decode())  # expect
    reader = await request.multipart()
    field = await reader.next()
    os.system("x " + field.filename)  # expect
    async for part in reader:
        os.system("x " + part.filename)  # expect
        os.system("x " + (await part.text()))  # expect
    async for line in request.content:
        os.system("x " + line.decode())  # expect
    return web.Response(text="ok")


class HostView(web.View):
    async def get(self):
        os.system("x " + self.request.match_info["host"])  # expect
        os.system("x " + self.request.query.get("host"))  # expect
        return web.Response(text="ok")


async def typed(req: web.Request) -> web.Response:
    os.system("x " + req.query["host"])  # expect
    body = await req.json()
    os.system("x " + body["host"])  # expect
    os.system("x " + req.match_info["host"])  # expect
    os.system("x " + str(int(req.query["n"])))
    return web.Response(text="ok")


async def ws_handler(request):
    ws = web.WebSocketResponse()
    await ws.prepare(request)
    async for msg in ws:
        if msg.type == WSMsgType.TEXT:
            os.system("x " + msg.data)  # expect
            os.system("x " + msg.json()["host"])  # expect
    return ws
