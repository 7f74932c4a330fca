import os

from django.db.models.signals import post_save
from django.dispatch import receiver
from sqlalchemy import event

from .jobs import print_label, push
from .models import Order
from .tables import Parcel


@receiver(post_save, sender=Order)
def label(sender, instance, created, **kwargs):
    if created:
        print_label.delay("office", instance.count)
        push.delay("https://orders.example", instance.count)
        os.system(f"archive {instance.pk}")


@event.listens_for(Parcel, "after_insert")
def tell(mapper, connection, target):
    os.system(f"notify {target.id}")
