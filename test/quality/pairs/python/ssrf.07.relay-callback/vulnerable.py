import aiohttp
from aiohttp import web


async def relay(request):
    data = await request.json()
    async with aiohttp.ClientSession() as session:
        async with session.get(data["callback"]) as resp:
            return web.json_response({"status": resp.status})
