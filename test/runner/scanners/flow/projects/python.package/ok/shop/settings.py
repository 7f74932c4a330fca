DATABASE = "orders.db"
