from django import forms
from django.http import JsonResponse


class UploadForm(forms.Form):
    archive = forms.FileField()
    title = forms.CharField()


def upload(request):
    form = UploadForm(request.POST, request.FILES)
    if not form.is_valid():
        return JsonResponse({}, status=400)
    with open("/srv/" + form.cleaned_data["title"], "wb") as file:  # expect
        file.write(form.cleaned_data["archive"].read())
    return JsonResponse({})
