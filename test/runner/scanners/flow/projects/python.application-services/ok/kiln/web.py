from aiohttp import web

from kiln.jobs import Firing, FiringQueue, Kiln

QUEUE = web.AppKey("queue", FiringQueue)
routes = web.RouteTableDef()


@routes.post("/firings")
async def fire(request):
    body = await request.json()
    await request.app["kiln"].put(Firing(body["glaze"]))
    await request.app[QUEUE].put(Firing(body["glaze"]))
    return web.Response(status=202)


def create_app():
    app = web.Application()
    app["kiln"] = Kiln()
    app[QUEUE] = FiringQueue()
    app.add_routes(routes)
    return app
