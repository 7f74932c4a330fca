import os

from pyramid.config import Configurator
from pyramid.response import Response
from pyramid.view import view_config, view_defaults


@view_config(route_name="q", renderer="json")
def q(request):
    os.system("x " + request.params["host"])  # expect
    os.system("x " + request.params.get("host"))  # expect
    os.system("x " + request.GET["host"])  # expect
    os.system("x " + request.POST.get("host"))  # expect
    os.system("x " + request.POST["doc"].filename)  # expect
    os.system("x " + request.matchdict["host"])  # expect
    os.system("x " + request.json_body["host"])  # expect
    os.system("x " + request.json["host"])  # expect
    os.system("x " + request.headers["X-Host"])  # expect
    os.system("x " + request.cookies.get("host"))  # expect
    os.system("x " + request.body.decode())  # expect
    os.system("x " + request.text)  # expect
    os.system("x " + request.user_agent)  # expect
    os.system("x " + "/".join(request.subpath))  # expect
    os.system("x " + request.query_string)  # expect
    os.system("x " + request.path_qs)  # expect
    os.system("x " + str(int(request.params["n"])))
    return {}


@view_defaults(route_name="hosts")
class HostViews:
    def __init__(self, request):
        self.request = request

    @view_config(request_method="GET")
    def get(self):
        os.system("x " + self.request.params["host"])  # expect
        os.system("x " + self.request.matchdict["host"])  # expect
        return Response("ok")


def context_view(context, request):
    os.system("x " + request.params["host"])  # expect
    return Response("ok")
