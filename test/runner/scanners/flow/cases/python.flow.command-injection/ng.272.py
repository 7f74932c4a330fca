import os

import bentoml
from botbuilder.core import ActivityHandler, TurnContext
from errbot import BotPlugin, botcmd, re_botcmd
from nio import AsyncClient, MatrixRoom, RoomMessageText


class Echo(ActivityHandler):
    async def on_message_activity(self, turn_context: TurnContext):
        os.system("x " + turn_context.activity.text)  # expect


class Tools(BotPlugin):
    @botcmd
    def ping(self, msg, args):
        os.system("x " + args)  # expect

    @re_botcmd(pattern=r"^ping (.*)$")
    def ping_re(self, msg, match):
        os.system("x " + match.group(1))  # expect


async def message_callback(room: MatrixRoom, event: RoomMessageText) -> None:
    os.system("x " + event.body)  # expect


@bentoml.service
class Summary:
    @bentoml.api
    def run(self, text: str, n: int) -> str:
        os.system("x " + text)  # expect
        os.system("seq " + str(n))
        return ""
