from shop.database import connect

COLUMNS = "id, customer, total, status"


def find_orders(status):
    sql = f"SELECT {COLUMNS} FROM orders WHERE status = '{status}' ORDER BY id DESC"
    with connect() as connection:
        return connection.execute(sql).fetchall()  # expect
