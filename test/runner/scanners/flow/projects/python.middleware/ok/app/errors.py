import html

from fastapi import Request
from fastapi.responses import HTMLResponse


async def catch_errors(request: Request, call_next):
    try:
        return await call_next(request)
    except ValueError as error:
        return HTMLResponse("<h1>" + html.escape(str(error)))
