def connect():
    return psycopg.connect(host="db", user="app", password=os.environ["DB_PASSWORD"])
