def hello(request):
    name = request.GET["name"]
    return HttpResponse("<h1>Hello " + escape(name) + "</h1>")
