from aiohttp import web
from yarl import URL


async def sso_return(request):
    return_to = request.cookies.get("return_to", "")
    location = "https://portal.acme.com/" + return_to
    raise web.HTTPFound(location=location)
