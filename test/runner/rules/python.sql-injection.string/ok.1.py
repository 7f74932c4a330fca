def search(name):
    query = "SELECT * FROM users WHERE name = %s"
    table = f"SELECT * FROM {TABLE} WHERE id = %s"
    other = f"SELECT * FROM {table_name}"
    marks = "SELECT * FROM t WHERE id IN (%s)" % ",".join(["%s"] * len(ids))
    message = f"Select an item from {name} please"
    text = "Update %s available" % version
    where = "x = %s" % name
