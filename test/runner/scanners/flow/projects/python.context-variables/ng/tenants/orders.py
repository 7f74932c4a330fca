from textwrap import dedent

from django.db import connection

from tenants.context import current_table

RECENT = dedent(
    """
    SELECT id, total FROM %(table)s
    WHERE created > now() - interval '1 day'
    """
)


def recent():
    with connection.cursor() as cursor:
        cursor.execute(RECENT % {"table": current_table()})  # expect
        return cursor.fetchall()
