from aiohttp import web
from yarl import URL


async def sso_return(request):
    return_to = request.cookies.get("return_to", "")
    location = return_to
    raise web.HTTPFound(location=location)
