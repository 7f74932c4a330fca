import os

import psycopg2

SETTINGS = {
    "host": "db.internal",
    "user": "loader",
    "password": "m0nday-Forklift",  # expect
}


def connect():
    return psycopg2.connect(dbname="warehouse", **SETTINGS)  # expect
