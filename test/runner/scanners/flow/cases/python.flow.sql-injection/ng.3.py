import sqlite3

def find(connection: sqlite3.Connection, name, everything):
    query = name
    if not everything:
        query = "select * from t where n = '" + name + "'"
    cursor = connection.cursor()
    cursor.execute(query) # expect
