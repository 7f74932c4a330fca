import asyncio

import websockets

from chat import scripts


async def handle(websocket):
    async for message in websocket:
        scripts.told(message)


async def old_handle(websocket, path):
    name = await websocket.recv()
    scripts.served_old(name)


async def main():
    async with websockets.serve(handle, "localhost", 8765), websockets.serve(old_handle, "localhost", 8766):
        await asyncio.Future()
