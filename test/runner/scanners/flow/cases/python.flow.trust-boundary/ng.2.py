from django.http import HttpResponse


def choose(request):
    plan = request.POST.get("plan")
    request.session["plan"] = plan # expect
    return HttpResponse("ok")
