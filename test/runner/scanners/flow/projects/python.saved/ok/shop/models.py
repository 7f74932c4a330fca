from django.db import models


class Order(models.Model):
    printer = models.CharField(max_length=40)
    callback = models.CharField(max_length=200)
    count = models.PositiveIntegerField()
