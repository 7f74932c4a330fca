from litestar import get
from litestar.response import Redirect


@get("/back")
async def back(to: str) -> Redirect:
    return Redirect(path=to)  # expect
