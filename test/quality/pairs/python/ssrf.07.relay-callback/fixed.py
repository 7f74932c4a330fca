import aiohttp
from aiohttp import web


async def relay(request):
    data = await request.json()
    async with aiohttp.ClientSession() as session:
        async with session.get("https://status.example.com/", params={"cb": data["callback"]}) as resp:
            return web.json_response({"status": resp.status})
