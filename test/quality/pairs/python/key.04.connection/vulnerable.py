import psycopg2

OPTIONS = {"host": "db.internal", "user": "reports", "entry": "gT5poplar81"}


def connect():
    return psycopg2.connect(host=OPTIONS["host"], user=OPTIONS["user"], password=OPTIONS["entry"])
