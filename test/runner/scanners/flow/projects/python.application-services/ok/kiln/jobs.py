import asyncio
import shlex


class Firing:
    def __init__(self, glaze):
        self.glaze = glaze


class Kiln:
    async def put(self, firing):
        await asyncio.create_subprocess_shell(f"fire {shlex.quote(firing.glaze)}")


class FiringQueue:
    def __init__(self):
        self._queue = asyncio.Queue(maxsize=10)
        self._kiln = Kiln()

    async def put(self, firing):
        await self._queue.put(firing)

    async def work(self):
        while True:
            firing = await self._queue.get()
            await asyncio.create_subprocess_shell(f"log {shlex.quote(firing.glaze)}")
