from django.http import JsonResponse


def load(request):
    try:
        value = int(request.GET["id"])
    except ValueError as e:
        report(str(e))
        return JsonResponse({"error": "id is no number"}, status=400)
    return JsonResponse({"value": str(value)})
