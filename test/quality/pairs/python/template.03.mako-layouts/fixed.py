from aiohttp import web
from mako.template import Template

LAYOUTS = {"short": "<p>${body}</p>", "long": "<article>${body}</article>"}


async def notice(request):
    layout = request.headers.get("X-Layout", "short")
    source = LAYOUTS.get(layout) or LAYOUTS["short"]
    return web.json_response({"html": Template(source, default_filters=["h"]).render(body="Closed on Monday")})
