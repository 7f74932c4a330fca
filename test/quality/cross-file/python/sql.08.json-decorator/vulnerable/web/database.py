import sqlite3


def fetch(sql, parameters=()):
    connection = sqlite3.connect("visits.db")
    try:
        return connection.execute(sql, parameters).fetchall()  # expect
    finally:
        connection.close()
