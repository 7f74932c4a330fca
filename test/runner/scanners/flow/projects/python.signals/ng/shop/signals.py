from django.dispatch import Signal, receiver

from .jobs import print_label, push

order_paid = Signal()
order_sent = Signal()


@receiver(order_paid)
def label(sender, printer, **kwargs):
    print_label(printer)


@receiver([order_sent])
def tell(sender, url, **kwargs):
    push(url)
