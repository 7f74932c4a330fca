from django.db import models
from django.views import View


class Pet(models.Model):
    name = models.CharField(max_length=20)


class PetView(View):
    def post(self, request):
        fields = dict(request.POST)
        Pet.objects.filter(pk=1).update(**fields)  # expect
        pet = Pet(**fields)  # expect
        for name in request.POST:
            setattr(pet, name, request.POST[name])  # expect
