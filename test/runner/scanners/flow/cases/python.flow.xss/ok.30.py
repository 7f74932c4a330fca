from html import escape

from litestar import MediaType, get


@get("/hello", media_type=MediaType.HTML)
async def hello(name: str) -> str:
    return f"<p>{escape(name)}</p>"


@get("/text", media_type=MediaType.TEXT)
async def text(name: str) -> str:
    return f"<p>{name}</p>"
