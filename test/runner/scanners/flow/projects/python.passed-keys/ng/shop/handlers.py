from aiohttp import web


def routes(stock_key):
    async def search(request):
        rows = await request.app[stock_key].named(request.query.get("name"))
        return web.json_response({"items": [row["id"] for row in rows]})

    return [web.get("/stock", search)]
