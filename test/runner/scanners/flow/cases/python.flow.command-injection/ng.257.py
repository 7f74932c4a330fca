import os

import Pyro5.api
import rpyc
from jsonrpcserver import Success, method
from nameko.rpc import rpc
from nameko.web.handlers import http
from spyne import ServiceBase, Unicode, Integer
from spyne.decorator import rpc as soap


@method
def ping(host):
    os.system("x " + host)  # expect
    return Success()


class Tools(rpyc.Service):
    def exposed_ping(self, host):
        os.system("x " + host)  # expect


@Pyro5.api.expose
class Remote:
    def ping(self, host, count: int):
        os.system("x " + host)  # expect
        os.system("seq " + str(count))


class Micro:
    name = "micro"

    @rpc
    def ping(self, host):
        os.system("x " + host)  # expect

    @http("GET", "/get/<string:name>")
    def get(self, request, name):
        os.system("x " + name)  # expect
