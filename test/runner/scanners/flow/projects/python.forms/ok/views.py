import subprocess

from django.http import HttpResponse

from forms import ExportForm, ItemSchema


def export(request):
    form = ExportForm(request.GET)
    if not form.is_valid():
        return HttpResponse(status=400)
    data = form.cleaned_data
    subprocess.run(f"export --format {data['fmt']} --rows {data['rows']}", shell=True)
    item = ItemSchema().load(request.GET.dict())
    subprocess.run(f"item --kind {item['kind']} --count {item['count']}", shell=True)
    return HttpResponse("done")
