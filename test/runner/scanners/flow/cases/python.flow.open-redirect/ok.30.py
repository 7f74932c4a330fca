from litestar import get
from litestar.response import Redirect


@get("/back")
async def back(album: str) -> Redirect:
    return Redirect(path=f"/albums/{album}")
