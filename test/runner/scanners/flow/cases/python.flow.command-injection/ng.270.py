import os

import ask_sdk_core.utils as ask_utils
import chainlit as cl
from linebot.models import MessageEvent, TextMessage
from rasa_sdk import Action, Tracker


class ActionPing(Action):
    def run(self, dispatcher, tracker: Tracker, domain):
        os.system("x " + tracker.get_slot("host"))  # expect
        os.system("x " + tracker.latest_message["text"])  # expect
        os.system("x " + next(tracker.get_latest_entity_values("host")))  # expect
        os.system("seq " + str(int(tracker.get_slot("n"))))


@cl.on_message
async def main(message: cl.Message):
    os.system("x " + message.content)  # expect


def handle_message(event):
    os.system("x " + event.message.text)  # expect


class Intent:
    def handle(self, handler_input):
        os.system("x " + ask_utils.get_slot_value(handler_input, "host"))  # expect
        slots = handler_input.request_envelope.request.intent.slots
        os.system("x " + slots["host"].value)  # expect
