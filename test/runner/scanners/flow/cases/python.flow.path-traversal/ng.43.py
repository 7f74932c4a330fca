from django import forms
from django.core.validators import RegexValidator


class Files:
    root = "/srv/files/"

    def open(self, name):
        return open(self.root + name) # expect


class PageForm(forms.Form):
    part = forms.CharField(validators=[RegexValidator(r"[a-z]+")])
    other = forms.CharField(validators=[RegexValidator(r"^[a-z]+$", inverse_match=True)])


def page(request):
    form = PageForm(request.GET)
    if form.is_valid():
        open("/srv/parts/" + form.cleaned_data["part"]) # expect
        open("/srv/parts/" + form.cleaned_data["other"]) # expect
    return Files().open(request.GET["name"])
