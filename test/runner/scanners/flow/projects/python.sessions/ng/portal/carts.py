from django.db import connection


def carts(request):
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT * FROM carts ORDER BY {request.session['cart_sort']}")  # expect
        return cursor.fetchall()
