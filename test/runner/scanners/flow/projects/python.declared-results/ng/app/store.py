import sqlite3


class Store:
    def __init__(self, path):
        self._connection = sqlite3.connect(path)

    def named(self, name):
        return self._connection.execute(f"SELECT * FROM part WHERE name = '{name}'") # expect
