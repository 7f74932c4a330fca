import logging

from django.http import HttpResponse

log = logging.getLogger("beacon")


def beacon(request):
    agent = request.META.get("HTTP_USER_AGENT", "")
    ms = request.GET.get("ms", "0")
    log.info(f"agent={len(agent)} ms={int(ms)}")
    return HttpResponse(status=204)
