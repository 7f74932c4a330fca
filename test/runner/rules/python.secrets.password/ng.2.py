def connect():
    return psycopg.connect(host="db", user="app", password="Tr0ub4dor3x") # expect
