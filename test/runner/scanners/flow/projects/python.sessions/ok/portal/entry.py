from django.http import HttpResponse

PAGES = {"cart": "/cart", "home": "/"}


def enter(request):
    request.session["after"] = PAGES[request.GET["after"]]
    request.session["cart_sort"] = "total" if request.GET["sort"] == "total" else "id"
    return HttpResponse("Sign in", content_type="text/plain")
