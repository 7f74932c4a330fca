import json

import jsonpickle
from aiohttp import web


async def enqueue(request):
    text = await request.text()
    job = json.loads(text)
    await request.app["queue"].put(job)
    return web.Response(status=202)
