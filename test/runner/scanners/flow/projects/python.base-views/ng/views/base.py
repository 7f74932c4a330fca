from django import forms
from django.views import View


class CompanyView(View):
    form_class: type[forms.Form] | None = None
    directory = "/srv/reports"

    def get(self, request, *args, **kwargs):
        form = self.form_class(request.GET)
        if not form.is_valid():
            return self.invalid(form)
        return self.answer(form.cleaned_data)

    def answer(self, data):
        self.data = data
        return self.handle()

    def invalid(self, form):
        return form.errors

    def handle(self):
        raise NotImplementedError


class NamedView(View):
    def get(self, request):
        return open(self.path_of(request.GET["name"]))  # expect

    def path_of(self, name):
        return "/srv/names"
