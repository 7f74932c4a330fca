import json

from channels.generic.websocket import WebsocketConsumer

from chat import scripts


class Consumer(WebsocketConsumer):
    def receive(self, text_data=None, bytes_data=None):
        scripts.consumed(json.loads(text_data)["text"])
