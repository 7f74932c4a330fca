import sqlite3

connection = sqlite3.connect("readings.db")


def readings(device, *, metric):
    return connection.execute(f"SELECT {metric} FROM readings WHERE device = ?", (device,)).fetchall()
