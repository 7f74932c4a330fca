import os, json
import aio_pika
async def process(message: aio_pika.abc.AbstractIncomingMessage):
    async with message.process():
        os.system("x " + message.body.decode()) # expect
