import os

from robyn import Request, Robyn, SubRouter, WebSocket
from robyn.types import PathParams, RequestBody, QueryParams

app = Robyn(__file__)
websocket = WebSocket(app, "/ws")


@app.get("/q")
def q(request: Request):
    os.system("x " + request.query_params.get("host"))  # expect
    os.system("x " + request.path_params["host"])  # expect
    os.system("x " + request.headers["x-host"])  # expect
    os.system("x " + request.body)  # expect
    os.system("x " + request.json()["host"])  # expect
    os.system("x " + request.form_data["host"])  # expect
    for name in request.files:
        os.system("x " + name)  # expect
    return ""


@app.get("/q2/:name")
def q2(req: Request, path_params, query_params):
    os.system("x " + req.query_params.get("host"))  # expect
    os.system("x " + path_params["name"])  # expect
    os.system("x " + query_params.get("name"))  # expect
    os.system("x " + req.url.path)  # expect
    return ""


@app.post("/b")
async def b(body: RequestBody):
    os.system("x " + body)  # expect
    return ""


@websocket.on("message")
def message(ws, msg, global_dependencies):
    os.system("x " + msg)  # expect
    return ""


@app.get("/n")
def n(request: Request):
    os.system("seq " + str(int(request.query_params.get("n"))))
    return ""
