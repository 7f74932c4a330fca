def search(name):
    query = "SELECT * FROM users WHERE name = '" + name + "'"  # expect
    sql = f"SELECT id FROM users WHERE id = {id}"  # expect
    statement = "DELETE FROM users WHERE id = %s" % id  # expect
    insert = "INSERT INTO logs VALUES ('{}')".format(message)  # expect
    self.sql = "UPDATE users SET name = '%s' WHERE id = %d" % (name, id)  # expect
