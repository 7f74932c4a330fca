import sqlite3
from .repository import OrderRepository


def get_orders():
    return OrderRepository(sqlite3.connect("shop.db"))
