import json

import jsonpickle
from aiohttp import web


async def enqueue(request):
    text = await request.text()
    job = jsonpickle.decode(text)
    await request.app["queue"].put(job)
    return web.Response(status=202)
