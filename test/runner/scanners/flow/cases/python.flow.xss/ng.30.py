from litestar import MediaType, get


@get("/hello", media_type=MediaType.HTML)
async def hello(name: str) -> str:
    return f"<p>{name}</p>"  # expect
