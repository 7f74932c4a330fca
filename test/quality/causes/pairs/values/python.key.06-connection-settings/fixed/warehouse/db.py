import os

import psycopg2

SETTINGS = {
    "host": "db.internal",
    "user": "loader",
    "password": os.environ["WAREHOUSE_PASSWORD"],
}


def connect():
    return psycopg2.connect(dbname="warehouse", **SETTINGS)  # expect
