@csrf_exempt # expect
def transfer(request):
    return pay(request.POST)
