from aiohttp import web
from lxml import etree


async def soap(request):
    body = await request.read()
    envelope = etree.fromstring(body, etree.XMLParser(load_dtd=True, no_network=False, resolve_entities=True))
    return web.json_response({"action": envelope.tag})
