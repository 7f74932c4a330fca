import sqlite3

import requests


def import_rates():
    rates = requests.get("https://rates.example.org/today", timeout=5).json()
    database = sqlite3.connect("rates.db")
    for name in rates["names"]:
        database.execute("INSERT INTO rates (name) VALUES ('%s')" % name)
    database.commit()
