from django import forms


class ReportForm(forms.Form):
    table = forms.CharField()
    column = forms.CharField()
    title = forms.CharField()

    def clean_table(self):
        if self.cleaned_data["table"] not in ("sales", "stock"):
            self.fallback = "sales"
        return self.cleaned_data["table"]

    def clean_column(self):
        if self.cleaned_data["column"] not in ("year", "month"):
            raise forms.ValidationError("unknown column")
        return self.cleaned_data["title"]
