import sqlite3


def in_transaction(work, *arguments):
    connection = sqlite3.connect("ledger.db")
    try:
        result = work(connection, *arguments)
        connection.commit()
        return result
    finally:
        connection.close()
