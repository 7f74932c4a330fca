from django.http import HttpResponse, JsonResponse


def load(request):
    try:
        return JsonResponse(read(request.GET["id"]))
    except KeyError as e:
        return JsonResponse({"error": str(e)}, status=500)  # expect
    except Exception as exc:
        return HttpResponse(f"failed: {exc}", status=500)  # expect
