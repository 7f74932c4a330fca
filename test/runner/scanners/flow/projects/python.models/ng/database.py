import sqlite3
from typing import Annotated

from fastapi import Depends


class Database:
    def __init__(self, path="docs.db"):
        self.connection = sqlite3.connect(path)

    def fetch(self, sql):
        return self.connection.execute(sql).fetchall()  # expect


def get_db():
    yield Database()


Db = Annotated[Database, Depends(get_db)]
