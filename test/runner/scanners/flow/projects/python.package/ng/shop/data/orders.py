import sqlite3


class Base:
    def __init__(self, path):
        self.connection = sqlite3.connect(path)

    def select(self, condition):
        cursor = self.connection.cursor()
        return cursor.execute("SELECT * FROM orders WHERE " + condition).fetchall()  # expect


class Orders(Base):
    def find(self, status):
        return self.select("status = '%s'" % status)
