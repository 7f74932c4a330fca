from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict

router = APIRouter()


class Anything(BaseModel):
    model_config = ConfigDict(extra="allow")

    title: str


class Note(Anything):
    text: str


class Old(BaseModel):
    class Config:
        extra = "allow"


@router.put("/notes")
def put(note: Note):
    for name, value in note.model_dump().items():
        setattr(find(), name, value) # expect


@router.put("/old")
def old(request: Old):
    for name, value in request.dict().items():
        setattr(find(), name, value) # expect
