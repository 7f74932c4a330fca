import hmac

import jwt
from django.conf import settings
from django.http import HttpResponse


def hook(request):
    if not hmac.compare_digest(request.headers["X-Hook"].encode(), settings.HOOK_CODE.encode()):  # expect
        return HttpResponse(status=403)
    path = settings.LABELS / request.GET["label"]
    if settings.LABELS not in path.resolve().parents:
        return HttpResponse(status=404)
    return HttpResponse(jwt.encode({"sub": "hook"}, settings.TOKEN_KEY, algorithm="HS256"))  # expect


def languages(request):
    return HttpResponse(settings.LANGUAGES[0])
