from django.http import HttpResponse


def enter(request):
    request.session["after"] = request.GET.get("after")  # expect
    request.session["cart_sort"] = request.GET["sort"]  # expect
    return HttpResponse("Sign in", content_type="text/plain")
