from django.db import models


class ParcelQuerySet(models.QuerySet):
    def labelled(self, label):
        return self.raw(f"SELECT * FROM parcel WHERE label = '{label}'")  # expect


class Parcel(models.Model):
    objects = ParcelQuerySet.as_manager()
