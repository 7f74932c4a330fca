import subprocess
from django.http import JsonResponse
from django.views.decorators.http import require_POST


@require_POST
def convert(request):
    options = {"format": "png", "size": "100"}
    for key in ("format", "size"):
        if key in request.POST:
            options[key] = {"a": "1", "b": "2"}.get(request.POST[key], "1")
    args = " ".join(f"--{k}={v}" for k, v in options.items())
    out = subprocess.getoutput("convert " + args)
    return JsonResponse({"out": out})
