from contextvars import ContextVar

_table: ContextVar[str] = ContextVar("table", default="orders")
region = ContextVar("region", default="eu")


def use_table(name):
    _table.set(name)


def current_table():
    return _table.get()
