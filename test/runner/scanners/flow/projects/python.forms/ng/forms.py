from django import forms
from rest_framework import serializers


class ExportForm(forms.Form):
    fmt = forms.ChoiceField(choices=[("csv", "csv"), ("xls", "xls")])
    title = forms.CharField()


class Query(serializers.Serializer):
    host = serializers.CharField()
    limit = serializers.IntegerField()
