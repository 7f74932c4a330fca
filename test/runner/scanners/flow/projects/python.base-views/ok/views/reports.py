from django import forms

from views.base import CompanyView, NamedView


class ListForm(forms.Form):
    year = forms.IntegerField()


class ListView(CompanyView):
    form_class = ListForm

    def handle(self):
        return open(f"{self.directory}/{self.data['year']}")


class OtherNameView(NamedView):
    def path_of(self, name):
        return "/srv/other-names"
