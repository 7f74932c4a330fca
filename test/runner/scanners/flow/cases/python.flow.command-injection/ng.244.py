import os
from dataclasses import dataclass
from typing import Annotated

from litestar import Controller, Litestar, MediaType, Request, WebSocket, get, post, put, websocket, route
from litestar.datastructures import UploadFile
from litestar.enums import RequestEncodingType
from litestar.handlers import HTTPRouteHandler
from litestar.params import Body, Parameter


@dataclass
class Host:
    host: str
    count: int


@get("/q")
async def q(host: str, request: Request) -> str:
    os.system("x " + host)  # expect
    os.system("x " + request.query_params["host"])  # expect
    os.system("x " + request.headers["x-host"])  # expect
    os.system("x " + request.path_params["host"])  # expect
    os.system("x " + (await request.json())["host"])  # expect
    os.system("x " + (await request.form())["host"])  # expect
    os.system("x " + (await request.body()).decode())  # expect
    return ""


@post("/b")
async def b(data: Host) -> str:
    os.system("x " + data.host)  # expect
    os.system("x " + str(data.count))
    return ""


@post("/u")
async def u(data: Annotated[UploadFile, Body(media_type=RequestEncodingType.MULTI_PART)]) -> str:
    os.system("x " + data.filename)  # expect
    return ""


@post("/u2")
async def u2(data: UploadFile = Body(media_type=RequestEncodingType.MULTI_PART)) -> str:
    os.system("x " + data.filename)  # expect
    return ""


class HostController(Controller):
    path = "/hosts"

    @get("/{name:str}")
    async def show(self, name: str, agent: Annotated[str, Parameter(header="X-Agent")]) -> str:
        os.system("x " + name)  # expect
        os.system("x " + agent)  # expect
        return ""

    @post()
    async def create(self, data: dict[str, str]) -> str:
        os.system("x " + data["host"])  # expect
        return ""


@route("/r", http_method=["GET"])
async def r(host: str) -> str:
    os.system("x " + host)  # expect
    return ""


@websocket("/ws")
async def ws(socket: WebSocket) -> None:
    await socket.accept()
    text = await socket.receive_text()
    os.system("x " + text)  # expect
    obj = await socket.receive_json()
    os.system("x " + obj["host"])  # expect


@get("/n/{n:int}")
async def n(n: int) -> str:
    os.system("seq " + str(n))
    return ""
