import aiohttp
from aiohttp import web


async def refresh(request):
    body = await request.json()
    sizes = {}
    async with aiohttp.ClientSession() as session:
        for feed in body["feeds"]:
            if not feed.startswith("https://feeds.acme.com/"):
                continue
            async with session.get(feed) as response:
                sizes[feed] = len(await response.read())
    return web.json_response(sizes)
