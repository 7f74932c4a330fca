import pickle

from django.http import JsonResponse


def load_model(stream):
    return [float(line) for line in stream.read().decode().splitlines()]


def upload(request):
    weights = load_model(request.FILES["model"])
    return JsonResponse({"weights": len(weights)})
