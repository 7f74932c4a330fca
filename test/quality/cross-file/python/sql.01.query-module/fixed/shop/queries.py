from shop.database import connect

COLUMNS = "id, customer, total, status"


def find_orders(status):
    sql = f"SELECT {COLUMNS} FROM orders WHERE status = ? ORDER BY id DESC"
    with connect() as connection:
        return connection.execute(sql, (status,)).fetchall()
