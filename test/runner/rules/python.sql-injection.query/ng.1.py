def find(cursor, name):
    cursor.execute("SELECT * FROM users WHERE name = '%s'" % name)  # expect
    cursor.execute("SELECT * FROM users WHERE name = '" + name + "'")  # expect
    cursor.execute(f"SELECT * FROM users WHERE name = '{name}'")  # expect
    cursor.execute("SELECT * FROM users WHERE id = {}".format(request.args["id"]))  # expect
    cursor.execute("DELETE FROM t WHERE a = %s AND b = %s" % (a, b))  # expect
    User.objects.raw(f"SELECT * FROM auth_user WHERE username = '{name}'")  # expect
    db.session.execute(text(f"UPDATE t SET a = {a} WHERE b = 1"))  # expect
    pd.read_sql("SELECT * FROM t WHERE x = " + x, connection)  # expect
    cursor.execute(  # expect
        "SELECT *"
        f" FROM t WHERE id = {id}"
    )
    User.objects.extra(f"where name = {name}")  # expect
    query = request.args.get("q")
    cursor.execute(query)  # expect
