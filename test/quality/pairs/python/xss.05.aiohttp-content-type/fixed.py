from aiohttp import web

routes = web.RouteTableDef()


@routes.get("/search")
async def search(request):
    q = request.query.get("q", "")
    page = f"No results for {q}"
    return web.Response(text=page, content_type="text/plain")
