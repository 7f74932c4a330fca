import os
import json
import csv
import io
from django import forms
from django.http import HttpResponse, JsonResponse, QueryDict
from django.views.generic import View, FormView
from rest_framework import serializers, viewsets
from rest_framework.decorators import api_view, action
from rest_framework.response import Response
class F(forms.Form):
    name = forms.CharField()
    n = forms.IntegerField()
    def clean_name(self):
        v = self.cleaned_data["name"]
        os.system("x " + v)  # expect
        return v
class S(serializers.Serializer):
    name = serializers.CharField()
    n = serializers.IntegerField()
    def validate_name(self, value):
        os.system("x " + value)  # expect
        return value
    def create(self, validated_data):
        os.system("x " + validated_data["name"])  # expect
        return validated_data
def v1(request):
    os.system("x " + request.GET["a"])  # expect
    os.system("x " + request.POST.get("a", ""))  # expect
    os.system("x " + request.GET.getlist("a")[0])  # expect
    os.system("x " + request.GET.dict()["a"])  # expect
    for k, v in request.POST.items():
        os.system("x " + v)  # expect
    for k, vs in request.GET.lists():
        os.system("x " + vs[0])  # expect
    os.system("x " + json.loads(request.body)["a"])  # expect
    return HttpResponse("")
def v2(request, slug):
    os.system("x " + slug)  # expect
    f = F(request.POST)
    if f.is_valid():
        os.system("x " + f.cleaned_data["name"])  # expect
        os.system("x %s" % f.cleaned_data["n"])
        os.system("x " + f.cleaned_data.get("name"))  # expect
    put = QueryDict(request.body)
    os.system("x " + put.get("a"))  # expect
    up = request.FILES["f"]
    for row in csv.reader(io.StringIO(up.read().decode())):
        os.system("x " + row[0])  # expect
    for row in csv.DictReader(io.TextIOWrapper(up.file)):
        os.system("x " + row["a"])  # expect
    for line in io.TextIOWrapper(request.FILES["g"].file, encoding="utf-8"):
        os.system("x " + line)  # expect
    return HttpResponse("")
def v3(request):
    os.system("x " + request.read().decode())  # expect
    os.system("x " + request.readline().decode())  # expect
    for line in request:
        os.system("x " + line.decode())  # expect
    os.system("x " + request.META.get("HTTP_A"))  # expect
    os.system("x " + request.META["QUERY_STRING"])  # expect
    os.system("x " + request.build_absolute_uri())  # expect
    os.system("x " + request.content_type)  # expect
    return HttpResponse("")
def v4(request):
    qd = request.GET.copy()
    qd["b"] = "c"
    os.system("x " + qd["a"])  # expect
    data = request.POST or request.GET
    os.system("x " + data["a"])  # expect
    d = getattr(request, request.method)
    os.system("x " + request.method)
    os.system("x " + request.scheme)
    return HttpResponse("")
@api_view(["POST"])
def v5(request):
    os.system("x " + request.data["a"])  # expect
    s = S(data=request.data)
    s.is_valid(raise_exception=True)
    os.system("x " + s.validated_data["name"])  # expect
    os.system("x %s" % s.validated_data["n"])
    os.system("x " + s.data["name"])  # expect
    os.system("x " + request.query_params.get("a"))  # expect
    os.system("x " + request.data.get("f").name)  # expect
    s.save()
    return Response({})
class FV(FormView):
    form_class = F
    def form_valid(self, form):
        os.system("x " + form.cleaned_data["name"])  # expect
        return HttpResponse("")
class V(View):
    def get(self, request, *args, **kwargs):
        os.system("x " + kwargs["a"])  # expect
        os.system("x " + self.kwargs["a"])  # expect
        os.system("x " + self.request.GET["a"])  # expect
        return HttpResponse("")
class VS(viewsets.ViewSet):
    def create(self, request):
        os.system("x " + request.data["a"])  # expect
        return Response({})
    @action(detail=True, methods=["post"])
    def run(self, request, pk=None):
        os.system("x " + request.data["a"])  # expect
        os.system("x " + pk)  # expect
        return Response({})
