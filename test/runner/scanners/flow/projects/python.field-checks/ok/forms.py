import re

from django import forms
from django.core.validators import validate_slug


class ReportForm(forms.Form):
    table = forms.CharField()
    column = forms.CharField()
    direction = forms.CharField()
    label = forms.CharField(validators=[validate_slug])

    def clean_table(self):
        table = self.cleaned_data["table"]
        if table not in ("sales", "stock"):
            raise forms.ValidationError("unknown table")
        return table

    def clean_direction(self):
        return "DESC" if self.cleaned_data["direction"] == "down" else "ASC"

    def clean(self):
        cleaned = super().clean()
        if not re.fullmatch(r"[a-z_]+", cleaned.get("column", "")):
            raise forms.ValidationError("unknown column")
        return cleaned
