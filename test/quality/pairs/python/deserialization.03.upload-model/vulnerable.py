import pickle

from django.http import JsonResponse


def load_model(stream):
    return pickle.load(stream)


def upload(request):
    weights = load_model(request.FILES["model"])
    return JsonResponse({"weights": len(weights)})
