import json
import os

from django import forms
from django.http import HttpResponse, JsonResponse
from django.urls import path
from django.views import View
from django.views.generic import DetailView, FormView
from django.contrib import admin
from django.core.files.uploadedfile import UploadedFile


class HostForm(forms.Form):
    host = forms.CharField()
    count = forms.IntegerField()

    def clean_host(self):
        value = self.cleaned_data["host"]
        os.system("x " + value)  # expect
        return value


def query(request):
    os.system("x " + request.GET["host"])  # expect
    os.system("x " + request.GET.get("host", ""))  # expect
    os.system("x " + request.POST.getlist("host")[0])  # expect
    os.system("x " + request.headers["X-Host"])  # expect
    os.system("x " + request.META["HTTP_X_HOST"])  # expect
    os.system("x " + request.COOKIES["host"])  # expect
    os.system("x " + json.loads(request.body)["host"])  # expect
    os.system("x " + request.FILES["doc"].name)  # expect
    os.system("x " + request.content_type)  # expect
    os.system("x " + request.read().decode())  # expect
    os.system("x " + request.resolver_match.kwargs["host"])  # expect
    os.system("x " + request.content_params["charset"])  # expect
    for key, values in request.GET.lists():
        os.system("x " + key)  # expect
    data = request.POST.dict()
    os.system("x " + data["host"])  # expect
    for f in request.FILES.values():
        os.system("x " + f.name)  # expect
    return HttpResponse("ok")


def with_form(request):
    form = HostForm(request.POST)
    if form.is_valid():
        os.system("x " + form.cleaned_data["host"])  # expect
        os.system("x " + str(form.cleaned_data["count"]))
        os.system("x " + form.data["host"])  # expect
    return HttpResponse("ok")


class HostView(View):
    def get(self, request, hostname, *args, **kwargs):
        os.system("x " + hostname)  # expect
        os.system("x " + kwargs["other"])  # expect
        os.system("x " + self.kwargs["host"])  # expect
        os.system("x " + self.request.GET["host"])  # expect
        return HttpResponse("ok")


class HostFormView(FormView):
    form_class = HostForm

    def form_valid(self, form):
        os.system("x " + form.cleaned_data["host"])  # expect
        return super().form_valid(form)


def handle_uploaded_file(upload: UploadedFile):
    os.system("x " + upload.name)  # expect


class HostAdmin(admin.ModelAdmin):
    def save_model(self, request, obj, form, change):
        os.system("x " + form.cleaned_data["host"])  # expect
        super().save_model(request, obj, form, change)

    def get_search_results(self, request, queryset, search_term):
        os.system("x " + search_term)  # expect
        return queryset, False


urlpatterns = [
    path("v/<hostname>/", HostView.as_view()),
]
