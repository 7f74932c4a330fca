import os

import psycopg2

OPTIONS = {"host": "db.internal", "user": "reports", "entry": os.environ["REPORTS_ENTRY"]}


def connect():
    return psycopg2.connect(host=OPTIONS["host"], user=OPTIONS["user"], password=OPTIONS["entry"])
