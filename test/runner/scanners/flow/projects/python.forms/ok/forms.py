from django import forms
from marshmallow import Schema, fields, validate


class ExportForm(forms.Form):
    fmt = forms.ChoiceField(choices=[("csv", "csv"), ("xls", "xls")])
    rows = forms.IntegerField()


class ItemSchema(Schema):
    kind = fields.String(validate=validate.OneOf(["a", "b"]))
    count = fields.Integer()
