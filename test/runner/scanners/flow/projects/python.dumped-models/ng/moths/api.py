from fastapi import APIRouter

from moths.db import session
from moths.schemas import MothQuery
from moths.store import MothStore

router = APIRouter()


@router.post("/moths")
def find(query: MothQuery):
    return MothStore(session).find(**query.model_dump())
