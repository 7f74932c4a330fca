from aiohttp import web

from wiki import keys

routes = web.RouteTableDef()


@routes.get("/page")
async def page(request: web.Request) -> web.Response:
    return web.Response(text=request.app[keys.STORE].load(request.query["name"]), content_type="text/plain")
