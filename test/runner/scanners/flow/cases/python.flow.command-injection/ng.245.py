import os
from dataclasses import dataclass

from blacksheep import Application, FromCookie, FromForm, FromHeader, FromJSON, FromQuery, FromRoute, FromFiles, FromText, Request, get, post, text, WebSocket, ws
from blacksheep.server.controllers import APIController, Controller, get as cget

app = Application()


@dataclass
class Host:
    host: str
    count: int


@get("/q")
def q(host: str):
    os.system("x " + host)  # expect
    return text("ok")


@app.router.get("/q2/{name}")
def q2(name: str):
    os.system("x " + name)  # expect
    return text("ok")


@post("/b")
async def b(data: FromJSON[Host], q: FromQuery[str], form: FromForm[Host]):
    os.system("x " + data.value.host)  # expect
    os.system("x " + q.value)  # expect
    os.system("x " + form.value.host)  # expect
    os.system("x " + str(data.value.count))


class FromHostHeader(FromHeader[str]):
    name = "X-Host"


@post("/h")
async def h(host: FromHostHeader, cookie: FromCookie[str], files: FromFiles, raw: FromText):
    os.system("x " + host.value)  # expect
    os.system("x " + cookie.value)  # expect
    os.system("x " + files.value[0].file_name.decode())  # expect
    os.system("x " + raw.value)  # expect


@post("/r")
async def r(request: Request):
    os.system("x " + request.query["host"][0])  # expect
    os.system("x " + request.route_values["host"])  # expect
    os.system("x " + request.get_first_header(b"X-Host").decode())  # expect
    os.system("x " + request.headers.get_first(b"X-Host").decode())  # expect
    os.system("x " + request.cookies["host"])  # expect
    os.system("x " + request.get_cookie("host"))  # expect
    data = await request.json()
    os.system("x " + data["host"])  # expect
    form = await request.form()
    os.system("x " + form["host"])  # expect
    os.system("x " + (await request.text()))  # expect
    os.system("x " + (await request.read()).decode())  # expect
    files = await request.files()
    os.system("x " + files[0].file_name.decode())  # expect
    for part in await request.multipart():
        os.system("x " + part.data.decode())  # expect


@ws("/ws/{name}")
async def feed(websocket: WebSocket, name: str):
    await websocket.accept()
    msg = await websocket.receive_text()
    os.system("x " + msg)  # expect
    os.system("x " + name)  # expect


@get("/n/{n}")
def n(n: int):
    os.system("seq " + str(n))
