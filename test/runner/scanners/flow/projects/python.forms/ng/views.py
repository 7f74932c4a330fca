import subprocess

import requests
from django.http import HttpResponse

from forms import ExportForm, Query


def export(request):
    form = ExportForm(request.GET)
    if not form.is_valid():
        return HttpResponse(status=400)
    data = form.cleaned_data
    subprocess.run(f"export --format {data['fmt']} --title '{data['title']}'", shell=True)  # expect
    query = Query(data=request.GET)
    query.is_valid(raise_exception=True)
    requests.get(f"https://{query.validated_data['host']}/leads", timeout=3)  # expect
    return HttpResponse("done")
