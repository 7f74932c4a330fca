from django.utils.http import url_has_allowed_host_and_scheme


def next_url(request, default="/"):
    target = request.POST.get("next") or request.GET.get("next")
    if url_has_allowed_host_and_scheme(target, allowed_hosts={request.get_host()}):
        return target
    return default
