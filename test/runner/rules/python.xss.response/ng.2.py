def hello(request):
    name = request.GET["name"]
    return HttpResponse("<h1>Hello " + name + "</h1>") # expect
