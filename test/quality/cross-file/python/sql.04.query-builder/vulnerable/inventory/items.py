import psycopg2

from inventory.builder import Select


def list_items(warehouse, sort):
    sql, values = Select("items").where("warehouse", warehouse).order_by(sort).build()
    with psycopg2.connect("dbname=inventory") as connection, connection.cursor() as cursor:
        cursor.execute(sql, values)  # expect
        return cursor.fetchall()
