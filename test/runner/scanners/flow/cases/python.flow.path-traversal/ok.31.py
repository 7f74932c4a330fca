import zipfile

from django import forms
from django.http import JsonResponse


class UploadForm(forms.Form):
    archive = forms.FileField()
    title = forms.CharField()


def upload(request):
    form = UploadForm(request.POST, request.FILES)
    if not form.is_valid():
        return JsonResponse({}, status=400)
    archive = zipfile.ZipFile(form.cleaned_data["archive"])
    return JsonResponse({"names": archive.namelist()})
