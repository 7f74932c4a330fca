from django import forms

from views.base import CompanyView, NamedView


class DownloadForm(forms.Form):
    year = forms.IntegerField()
    filename = forms.CharField(max_length=150)


class DownloadView(CompanyView):
    form_class = DownloadForm

    def handle(self):
        return open(self.directory + "/" + self.data["filename"])  # expect


class OwnNameView(NamedView):
    def path_of(self, name):
        return "/srv/names/" + name
