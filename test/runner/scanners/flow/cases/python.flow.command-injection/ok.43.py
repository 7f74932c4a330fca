import os

import azure.functions as func
import discord
from channels.generic.websocket import JsonWebsocketConsumer
from telegram import Update


def main(req: func.HttpRequest) -> func.HttpResponse:
    os.system("ls -" + str(int(req.params.get("level"))))
    return func.HttpResponse("done")


class Consumer(JsonWebsocketConsumer):
    def receive_json(self, content):
        os.system("ls -" + str(int(content["level"])))


async def start(update: Update, context):
    os.system("ls -" + str(update.message.message_id))


@bot.command()
async def roll(ctx, sides: int):
    os.system("roll " + str(sides))
