from django.db import connection
from django.http import JsonResponse

from forms import ReportForm


def report(request):
    form = ReportForm(request.POST)
    if not form.is_valid():
        return JsonResponse({"errors": form.errors}, status=400)
    data = form.cleaned_data
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT * FROM {data['table']}")  # expect
        cursor.execute(f"SELECT * FROM sales ORDER BY {data['column']}")  # expect
        return JsonResponse({"rows": cursor.fetchall()})
