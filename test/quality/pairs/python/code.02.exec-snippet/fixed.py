import json
import operator

from aiohttp import web

OPERATIONS = {"add": operator.add, "sub": operator.sub}


async def transform(request):
    body = json.loads(await request.text())
    scope = {"value": body["value"]}
    scope["value"] = OPERATIONS[body["operation"]](scope["value"], 1)
    return web.json_response({"value": scope["value"]})
