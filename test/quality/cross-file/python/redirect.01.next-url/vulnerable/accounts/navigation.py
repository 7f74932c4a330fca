def next_url(request, default="/"):
    target = request.POST.get("next") or request.GET.get("next")
    return target or default
