from flask import Flask
from flask_sock import Sock
from flask_socketio import SocketIO

from chat import scripts

app = Flask(__name__)
sock = Sock(app)
socketio = SocketIO(app)


@sock.route("/joined")
def joined(ws):
    while True:
        scripts.joined(ws.receive())


@socketio.on("emitted")
def emitted(data):
    scripts.emitted(data["text"])
