from fastapi import APIRouter

router = APIRouter()


@router.get("/cards/{name}")
async def card(name: str):
    raise ValueError("there is no card " + name)
