from flask import Blueprint, request
from pyramid.view import view_config

from .containers import container, injector
from .services import PingService, PreviewService, ReportService

bp = Blueprint("reports", __name__)


class Previews:
    def __init__(self, context, request):
        self.request = request
        self.previews = request.find_service(PreviewService)

    @view_config(request_method="POST")
    def render(self):
        return self.previews.render(self.request.json_body["name"])


@bp.get("/reports")
def report():
    return container.resolve(ReportService).make(request.args["name"])


@bp.get("/ping")
def ping():
    return injector.get(PingService).ping(request.args["host"])
