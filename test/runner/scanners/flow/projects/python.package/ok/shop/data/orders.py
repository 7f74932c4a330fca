import sqlite3


class Base:
    def __init__(self, path):
        self.connection = sqlite3.connect(path)

    def select(self, condition, values):
        cursor = self.connection.cursor()
        return cursor.execute("SELECT * FROM orders WHERE " + condition, values).fetchall()


class Orders(Base):
    def find(self, status):
        return self.select("status = ?", (status,))
