from aiohttp import web
from defusedxml import ElementTree as etree


async def soap(request):
    body = await request.read()
    envelope = etree.fromstring(body)
    return web.json_response({"action": envelope.tag})
