import os

from masonite.controllers import Controller
from masonite.request import Request
from masonite.views import View


class HostController(Controller):
    def show(self, view: View, request: Request):
        os.system("x " + request.input("host"))  # expect
        os.system("x " + request.param("host"))  # expect
        os.system("x " + request.all()["host"])  # expect
        os.system("x " + request.header("X-Host"))  # expect
        os.system("x " + request.cookie("host"))  # expect
        os.system("x " + request.only("host")["host"])  # expect
