import os, asyncio, nats
async def main():
    nc = await nats.connect("x")
    async def cb(msg):
        os.system("x " + msg.data.decode()) # expect
    await nc.subscribe("foo", cb=cb)
