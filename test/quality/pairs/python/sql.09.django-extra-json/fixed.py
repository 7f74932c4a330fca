import json

from django.db import connection
from django.http import JsonResponse
from django.views.decorators.http import require_POST


@require_POST
def bulk_status(request):
    body = json.loads(request.body)
    ids = body["ids"]
    with connection.cursor() as cursor:
        marks = ",".join(["%s"] * len(ids))
        cursor.execute("UPDATE orders SET status = 'paid' WHERE id IN (%s)" % marks, ids)
        changed = cursor.rowcount
    return JsonResponse({"changed": changed})
