import os
from typing import Optional

from ninja import File, Form, Header, NinjaAPI, Path, Query, Router, Schema
from ninja.files import UploadedFile

api = NinjaAPI()
router = Router()


class HostIn(Schema):
    host: str
    count: int


class Filters(Schema):
    host: Optional[str] = None


@api.get("/q")
def q(request, host: str):
    os.system("x " + host)  # expect
    return {}


@router.post("/b")
def b(request, payload: HostIn):
    os.system("x " + payload.host)  # expect
    os.system("x " + payload.dict()["host"])  # expect
    os.system("x " + str(payload.count))
    return {}


@router.post("/f")
def f(request, filters: Filters = Query(...), name: str = Form(...), agent: str = Header(...)):
    os.system("x " + filters.host)  # expect
    os.system("x " + name)  # expect
    os.system("x " + agent)  # expect
    return {}


@router.post("/u")
def u(request, doc: UploadedFile = File(...)):
    os.system("x " + doc.name)  # expect
    return {}


@router.post("/u2")
def u2(request, docs: list[UploadedFile]):
    for doc in docs:
        os.system("x " + doc.name)  # expect
    return {}


@api.api_operation(["POST", "PATCH"], "/op")
def op(request, host: str):
    os.system("x " + host)  # expect
    return {}
