@csrf_protect
def transfer(request):
    return pay(request.POST)
