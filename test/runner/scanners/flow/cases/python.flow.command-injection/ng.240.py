import os

import socketio
from flask import Flask
from flask_socketio import SocketIO, on

sio = socketio.AsyncServer()
server = socketio.Server()
ns = SocketIO(Flask(__name__))


@sio.event
async def ping(sid, data):
    os.system("x " + data["host"])  # expect


@sio.on("host")
async def host(sid, name):
    os.system("x " + name)  # expect


@sio.on("*")
async def any_event(event, sid, data):
    os.system("x " + event)  # expect
    os.system("x " + data)  # expect


@server.event
def connect(sid, environ, auth):
    os.system("x " + environ["QUERY_STRING"])  # expect
    os.system("x " + auth["token"])  # expect


@server.event
def chat(sid, data):
    os.system("x " + data)  # expect


@ns.on("chat")
def on_chat(data):
    os.system("x " + data)  # expect


def handle(sid, data):
    os.system("x " + data)  # expect


sio.on("handle", handle)


class HostNamespace(socketio.AsyncNamespace):
    async def on_host(self, sid, data):
        os.system("x " + data)  # expect

    def on_connect(self, sid, environ):
        os.system("x " + environ["QUERY_STRING"])  # expect


@sio.event
async def count(sid, n: int):
    os.system("seq " + str(n))
