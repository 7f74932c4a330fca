from django.http import HttpResponse

from .signals import label_wanted, push_wanted


def pay(request):
    label_wanted.send(sender=None, printer="office", note=request.POST["note"])
    return HttpResponse(status=204)


def send(request):
    push_wanted.send_robust(sender=None, url="https://push.example/orders")
    return HttpResponse(status=204)
