from django.http import HttpResponse

from .signals import order_paid, order_sent


def pay(request):
    order_paid.send(sender=None, printer=request.POST["printer"], note=request.POST["note"])
    return HttpResponse(status=204)


def send(request):
    order_sent.send_robust(sender=None, url=request.POST["url"])
    return HttpResponse(status=204)
