import re

import ldap
from django.http import Http404, JsonResponse

BADGE = re.compile(r"[0-9]{6}")


def badge_filter(badge):
    if not BADGE.fullmatch(badge):
        raise Http404("No such badge")
    return "(employeeNumber=%s)" % badge


def badge(request):
    directory = ldap.initialize("ldap://localhost")
    result = directory.search_st("ou=staff", ldap.SCOPE_ONELEVEL, badge_filter(request.GET["badge"]), timeout=3)
    return JsonResponse({"known": bool(result)})
