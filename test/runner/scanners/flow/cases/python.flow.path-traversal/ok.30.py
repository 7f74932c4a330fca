from pathlib import Path

from litestar import get
from litestar.response import File


@get("/file")
async def file(name: str) -> File:
    return File(path=f"/srv/{Path(name).name}")
