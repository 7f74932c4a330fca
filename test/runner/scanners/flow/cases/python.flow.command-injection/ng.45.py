import os
from channels.generic.websocket import WebsocketConsumer, JsonWebsocketConsumer
class C(WebsocketConsumer):
    def receive(self, text_data=None, bytes_data=None):
        os.system("ls " + text_data)  # expect
class D(JsonWebsocketConsumer):
    def receive_json(self, content):
        os.system("ls " + content["x"])  # expect
