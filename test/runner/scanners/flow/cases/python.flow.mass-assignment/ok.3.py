from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict

router = APIRouter()


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")

    title: str


class Note(Strict):
    text: str


@router.put("/notes")
def put(note: Note):
    for name, value in note.model_dump().items():
        setattr(find(), name, value)


@router.put("/old")
def old(request: Strict):
    for name, value in request.model_dump(exclude_unset=True).items():
        setattr(find(), name, value)
