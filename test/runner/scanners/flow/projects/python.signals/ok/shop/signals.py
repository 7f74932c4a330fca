from django.dispatch import Signal, receiver

from .jobs import print_label, push

label_wanted = Signal()
push_wanted = Signal()


@receiver(label_wanted)
def label(sender, printer, **kwargs):
    print_label(printer)


@receiver([push_wanted])
def tell(sender, url, **kwargs):
    push(url)
