from litestar import Request, post


@post("/drafts/discard")
async def discard(request: Request, draft: str) -> None:
    request.app.emit("draft.discarded", draft=draft)
