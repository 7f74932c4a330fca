from enum import Enum

from fastapi import APIRouter
from pydantic import BaseModel, Field
from pymongo import MongoClient

router = APIRouter()
tickets = MongoClient("mongodb://localhost")["desk"]["tickets"]


class Status(str, Enum):
    open = "open"
    solved = "solved"


class Range(BaseModel):
    first: int = 0
    label: str = ""


class Filters(BaseModel):
    status: Status | None = None
    assignee: str | None = None
    number: int | None = None
    range: Range | None = None


class Search(BaseModel):
    filters: Filters = Field(default_factory=Filters)


@router.post("/tickets/search")
async def search(body: Search):
    criteria = {"archived": False}
    criteria.update(body.filters.model_dump(exclude_none=True))
    return list(tickets.find(criteria))


@router.post("/tickets/count")
async def count(filters: Filters):
    return tickets.count_documents(filters.dict())
