import json
import os

from channels.consumer import AsyncConsumer, SyncConsumer
from channels.generic.http import AsyncHttpConsumer
from channels.generic.websocket import AsyncJsonWebsocketConsumer, AsyncWebsocketConsumer, WebsocketConsumer


class Chat(WebsocketConsumer):
    def connect(self):
        os.system("x " + self.scope["url_route"]["kwargs"]["room"])  # expect
        os.system("x " + self.scope["query_string"].decode())  # expect
        self.accept()

    def receive(self, text_data=None, bytes_data=None):
        data = json.loads(text_data)
        os.system("x " + data["host"])  # expect

    def chat_message(self, event):
        self.send(text_data=event["message"])


class AsyncChat(AsyncWebsocketConsumer):
    async def receive(self, text_data):
        os.system("x " + text_data)  # expect
        n = int(text_data)
        os.system("x " + str(n))


class JsonChat(AsyncJsonWebsocketConsumer):
    async def receive_json(self, content, **kwargs):
        os.system("x " + content["host"])  # expect


class Raw(SyncConsumer):
    def websocket_receive(self, event):
        os.system("x " + event["text"])  # expect

    def websocket_connect(self, event):
        os.system("x " + self.scope["path"])  # expect


class Http(AsyncHttpConsumer):
    async def handle(self, body):
        os.system("x " + body.decode())  # expect
