from django.http import HttpResponse


def choose(request):
    plan = request.POST.get("plan")
    request.session["plan"] = {"a": "basic", "b": "pro"}.get(plan, "basic")
    return HttpResponse("ok")
