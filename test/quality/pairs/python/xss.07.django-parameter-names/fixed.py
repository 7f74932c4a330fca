from django.http import HttpResponse, JsonResponse


def echo(request):
    items = []
    for key in request.GET:
        items.append("<li>{}: {}</li>".format(key, request.GET[key]))
    return HttpResponse("<ul>" + "".join(items) + "</ul>", content_type="text/plain")
