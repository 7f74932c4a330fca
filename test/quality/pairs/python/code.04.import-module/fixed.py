import importlib
import json
from django.http import JsonResponse

HANDLERS = {"csv": "exporters.csv", "pdf": "exporters.pdf"}


def export(request):
    body = json.loads(request.body)
    kind = body["kind"]
    module = importlib.import_module(HANDLERS[kind])
    return JsonResponse(module.run())
