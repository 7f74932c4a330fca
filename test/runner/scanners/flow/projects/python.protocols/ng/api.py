from fastapi import APIRouter, Depends

from ports import Documents
from wiring import documents

router = APIRouter()


@router.get("/documents/{name:path}")
def show(name: str, store: Documents = Depends(documents)):
    return {"text": store.read(name)}
