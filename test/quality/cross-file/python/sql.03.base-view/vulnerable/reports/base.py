from django.db import connection
from django.http import JsonResponse
from django.views import View


class ReportView(View):
    table = ""

    def run(self, column, value):
        with connection.cursor() as cursor:
            cursor.execute("SELECT * FROM %s WHERE %s = '%s'" % (self.table, column, value))  # expect
            names = [field[0] for field in cursor.description]
            return [dict(zip(names, row)) for row in cursor.fetchall()]

    def respond(self, rows):
        return JsonResponse({"rows": rows})
