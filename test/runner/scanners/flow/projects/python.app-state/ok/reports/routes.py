from fastapi import APIRouter, Request

router = APIRouter()


@router.get("/reports/{name:path}")
async def report(name: str, request: Request):
    return request.app.state.archive.load(name)
