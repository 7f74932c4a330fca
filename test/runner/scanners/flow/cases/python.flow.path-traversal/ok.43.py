from django import forms
from django.core.validators import RegexValidator


class Files:
    root = "/srv/files/"

    def open(self, name):
        return open(self.root + name)


class PageForm(forms.Form):
    part = forms.CharField(validators=[RegexValidator(r"^[a-z]+$")])
    code = forms.RegexField(r"^\d{4}$")


def page(request):
    form = PageForm(request.GET)
    if form.is_valid():
        open("/srv/parts/" + form.cleaned_data["part"])
        open("/srv/codes/" + form.cleaned_data["code"])
    return Files().open("index")
