class OrderRepository:
    def __init__(self, connection):
        self.connection = connection

    def search(self, term):
        cursor = self.connection.cursor()
        cursor.execute(f"select * from orders where ref like '%{term}%'")  # expect
        return cursor.fetchall()
