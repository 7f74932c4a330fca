import asyncio
import os

from klein import Klein
from twisted.internet import protocol, reactor
from twisted.protocols.basic import LineReceiver
from twisted.web import resource, server

app = Klein()


class Hosts(resource.Resource):
    isLeaf = True

    def render_GET(self, request):
        os.system("x " + request.args[b"host"][0].decode())  # expect
        os.system("x " + request.getHeader("X-Host"))  # expect
        os.system("x " + request.getCookie(b"host").decode())  # expect
        os.system("x " + request.uri.decode())  # expect
        os.system("x " + request.postpath[0].decode())  # expect
        os.system("seq " + str(int(request.args[b"n"][0])))
        return b""

    def render_POST(self, request):
        os.system("x " + request.content.read().decode())  # expect
        return b""


class Lines(LineReceiver):
    def lineReceived(self, line):
        os.system("x " + line.decode())  # expect


class Raw(protocol.Protocol):
    def dataReceived(self, data):
        os.system("x " + data.decode())  # expect


@app.route("/h/<name>")
def by_name(request, name):
    os.system("x " + name)  # expect


class Echo(asyncio.Protocol):
    def data_received(self, data):
        os.system("x " + data.decode())  # expect


class Datagrams(asyncio.DatagramProtocol):
    def datagram_received(self, data, addr):
        os.system("x " + data.decode())  # expect


async def handle(reader, writer):
    data = await reader.read(100)
    os.system("x " + data.decode())  # expect
    line = await reader.readline()
    os.system("x " + line.decode())  # expect


async def main():
    await asyncio.start_server(handle, "0.0.0.0", 8888)
