from django.http import HttpResponseRedirect
from django.utils.http import url_has_allowed_host_and_scheme


def set_language(request):
    back = request.POST.get("back", "/")
    if not url_has_allowed_host_and_scheme(back, allowed_hosts={request.get_host()}):
        back = "/"
    response = HttpResponseRedirect(back)
    response.set_cookie("lang", "de", secure=True, httponly=True)
    return response
