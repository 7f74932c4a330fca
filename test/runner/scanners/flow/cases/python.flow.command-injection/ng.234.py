import os

from quart import Quart, request, websocket

app = Quart(__name__)


@app.route("/q")
async def q():
    os.system("x " + request.args["host"])  # expect
    form = await request.form
    os.system("x " + form["host"])  # expect
    os.system("x " + (await request.form)["host"])  # expect
    data = await request.get_json()
    os.system("x " + data["host"])  # expect
    raw = await request.get_data()
    os.system("x " + raw.decode())  # expect
    files = await request.files
    os.system("x " + files["doc"].filename)  # expect
    os.system("x " + request.headers["X-Host"])  # expect
    values = await request.values
    os.system("x " + values["host"])  # expect
    os.system("x " + (await request.json)["host"])  # expect
    async for chunk in request.body:
        os.system("x " + chunk.decode())  # expect
    return "ok"


@app.get("/h/<host>")
async def h(host):
    os.system("x " + host)  # expect
    return "ok"


@app.websocket("/ws")
async def ws():
    while True:
        data = await websocket.receive()
        os.system("x " + data)  # expect
        obj = await websocket.receive_json()
        os.system("x " + obj["host"])  # expect
        os.system("x " + websocket.args["host"])  # expect
        os.system("x " + websocket.headers["x-host"])  # expect


@app.get("/n/<int:n>")
async def n(n):
    os.system("seq " + str(n))
    return "ok"
