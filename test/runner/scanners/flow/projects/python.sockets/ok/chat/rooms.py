from aiohttp import WSMsgType, web

from chat import scripts


async def room(request):
    ws = web.WebSocketResponse()
    await ws.prepare(request)
    async for msg in ws:
        if msg.type == WSMsgType.TEXT:
            scripts.served(msg.data)
    return ws


async def lobby(request):
    ws = web.WebSocketResponse()
    await ws.prepare(request)
    text = await ws.receive_str()
    scripts.received(text)
    order = await ws.receive_json()
    scripts.read_text(order["name"])
    return ws


app = web.Application()
app.add_routes([web.get("/room", room), web.get("/lobby", lobby)])
