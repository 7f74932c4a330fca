from django.db import connection
from django.http import JsonResponse

from forms import ReportForm


def report(request):
    form = ReportForm(request.POST)
    if not form.is_valid():
        return JsonResponse({"errors": form.errors}, status=400)
    data = form.cleaned_data
    order = f"{data['column']} {data['direction']}"
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT * FROM {data['table']} WHERE label = '{data['label']}' ORDER BY {order}")
        return JsonResponse({"rows": cursor.fetchall()})
