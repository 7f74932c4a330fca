class OrderRepository:
    def __init__(self, connection):
        self.connection = connection

    def search(self, term):
        cursor = self.connection.cursor()
        cursor.execute("select * from orders where ref like ?", (f"%{term}%",)) 
        return cursor.fetchall()
