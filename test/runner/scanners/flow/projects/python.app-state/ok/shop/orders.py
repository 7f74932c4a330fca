import sqlite3


class Orders:
    def __init__(self, app):
        self.connection = sqlite3.connect(app.config["DATABASE"])

    def sorted_by(self, column):
        if column not in ("id", "total"):
            return []
        return self.connection.execute(f"SELECT * FROM orders ORDER BY {column}").fetchall()
