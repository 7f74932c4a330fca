import os
from typing import Annotated, Optional

from fastapi import APIRouter, Body, Cookie, Depends, FastAPI, File, Form, Header, Path, Query, Request, UploadFile, WebSocket
from fastapi.security import OAuth2PasswordBearer, APIKeyHeader, HTTPBearer
from pydantic import BaseModel

app = FastAPI()
router = APIRouter()
oauth2 = OAuth2PasswordBearer(tokenUrl="token")
api_key = APIKeyHeader(name="X-Key")


class Host(BaseModel):
    host: str
    count: int
    tags: list[str] = []


def common(q: Optional[str] = None, n: int = 0):
    os.system("x " + q)  # expect
    return {"q": q}


class Params:
    def __init__(self, host: str = Query("")):
        self.host = host


@app.get("/a/{name}")
async def a(name: str, q: Annotated[str, Query()], agent: Annotated[Optional[str], Header()] = None, n: int = 0):
    os.system("x " + name)  # expect
    os.system("x " + q)  # expect
    os.system("x " + agent)  # expect
    os.system("seq " + str(n))


@router.post("/b")
def b(host: Host, c: dict = Depends(common), p: Params = Depends(), p2: Annotated[Params, Depends()] = None):
    os.system("x " + host.host)  # expect
    os.system("x " + host.tags[0])  # expect
    os.system("x " + host.model_dump()["host"])  # expect
    os.system("seq " + str(host.count))
    os.system("x " + c["q"])  # expect
    os.system("x " + p.host)  # expect


@app.post("/u")
async def u(file: UploadFile, files: list[UploadFile], raw: bytes = File(...), name: str = Form()):
    os.system("x " + file.filename)  # expect
    os.system("x " + files[0].filename)  # expect
    os.system("x " + name)  # expect
    os.system("x " + raw.decode())  # expect
    os.system("x " + (await file.read()).decode())  # expect


@app.post("/u2")
async def u2(upload: UploadFile = File(...), doc: Annotated[UploadFile, File()] = None):
    os.system("x " + upload.filename)  # expect
    os.system("x " + doc.filename)  # expect


@app.get("/t")
def t(token: str = Depends(oauth2), key: str = Depends(api_key)):
    os.system("x " + token)  # expect
    os.system("x " + key)  # expect


@app.api_route("/r", methods=["GET", "POST"])
async def r(host: str):
    os.system("x " + host)  # expect


@app.websocket("/ws/{room}")
async def ws(websocket: WebSocket, room: str, q: Optional[str] = None):
    os.system("x " + room)  # expect
    os.system("x " + q)  # expect
    data = await websocket.receive_json()
    os.system("x " + data["host"])  # expect


@app.middleware("http")
async def mw(request: Request, call_next):
    os.system("x " + request.headers["x-host"])  # expect
    return await call_next(request)


@app.post("/raw")
async def raw(body: dict = Body(...), items: list[str] = Query(default=[])):
    os.system("x " + body["host"])  # expect
    os.system("x " + items[0])  # expect


async def plain(host: str):
    os.system("x " + host)  # expect


app.add_api_route("/plain", plain)
