from django import forms
from django.db import models
from django.views import View


class Pet(models.Model):
    name = models.CharField(max_length=20)


class PetForm(forms.Form):
    name = forms.CharField()


class PetView(View):
    WRITABLE = ("name", "age")

    def post(self, request):
        Pet.objects.create(name=request.POST["name"])
        form = PetForm(request.POST)
        if form.is_valid():
            Pet.objects.create(**form.cleaned_data)
        pet = Pet(name=request.POST["name"])
        for field in self.WRITABLE:
            setattr(pet, field, request.POST[field])
        for field, value in request.POST.items():
            if field in self.WRITABLE:
                setattr(pet, field, value)
