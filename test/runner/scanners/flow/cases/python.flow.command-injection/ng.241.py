import asyncio
import json
import os

import websockets
from websockets.asyncio.server import serve


async def handler(websocket):
    async for message in websocket:
        os.system("x " + message)  # expect
    text = await websocket.recv()
    os.system("x " + text)  # expect
    os.system("x " + websocket.request.path)  # expect
    os.system("x " + websocket.request.headers["X-Host"])  # expect
    os.system("x " + str(int(text)))


async def legacy(ws, path):
    data = json.loads(await ws.recv())
    os.system("x " + data["host"])  # expect


async def other(client):
    async for message in client:
        os.system("x " + message)  # expect
    text = await client.recv()
    os.system("x " + text)  # expect


async def main():
    async with serve(handler, "localhost", 8765), websockets.serve(other, "localhost", 1):
        await asyncio.get_running_loop().create_future()
