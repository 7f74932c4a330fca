import os

from starlette.applications import Starlette
from starlette.endpoints import HTTPEndpoint, WebSocketEndpoint
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket


async def home(request):
    os.system("x " + request.query_params["host"])  # expect
    os.system("x " + request.query_params.get("host"))  # expect
    os.system("x " + request.path_params["host"])  # expect
    os.system("x " + request.headers["x-host"])  # expect
    os.system("x " + request.cookies.get("host"))  # expect
    body = await request.json()
    os.system("x " + body["host"])  # expect
    raw = await request.body()
    os.system("x " + raw.decode())  # expect
    form = await request.form()
    os.system("x " + form["host"])  # expect
    os.system("x " + form["doc"].filename)  # expect
    async with request.form() as other:
        os.system("x " + other["doc"].filename)  # expect
    async for chunk in request.stream():
        os.system("x " + chunk.decode())  # expect
    os.system("x " + request.url.query)  # expect
    os.system("x " + request.scope["query_string"].decode())  # expect
    return PlainTextResponse("ok")


async def typed(req: Request):
    os.system("x " + req.query_params["host"])  # expect
    form = await req.form()
    os.system("x " + form["doc"].filename)  # expect
    n = int(req.query_params["n"])
    os.system("x " + str(n))
    return PlainTextResponse("ok")


class Home(HTTPEndpoint):
    async def get(self, request):
        os.system("x " + request.path_params["host"])  # expect


class Echo(WebSocketEndpoint):
    encoding = "text"

    async def on_receive(self, websocket, data):
        os.system("x " + data)  # expect

    async def on_connect(self, websocket):
        os.system("x " + websocket.query_params["host"])  # expect


async def feed(websocket: WebSocket):
    await websocket.accept()
    text = await websocket.receive_text()
    os.system("x " + text)  # expect
    async for message in websocket.iter_text():
        os.system("x " + message)  # expect


class RawApp:
    async def __call__(self, scope, receive, send):
        os.system("x " + scope["query_string"].decode())  # expect
        message = await receive()
        os.system("x " + message["body"].decode())  # expect
        os.system("x " + scope["path"])  # expect


app = Starlette(routes=[Route("/", home), WebSocketRoute("/feed", feed)])
