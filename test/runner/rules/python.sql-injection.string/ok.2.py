def build():
    statement = "SELECT id FROM orders WHERE customer = :customer"
    return text(statement)
