from dataclasses import dataclass
from enum import Enum

from flask import Flask, g, request

app = Flask(__name__)


class Column(Enum):
    NAME = "name"
    AGE = "age"


@dataclass
class Listing:
    column: str = "name"
    limit: str = "10"

    def __post_init__(self):
        self.column = Column(self.column)
        self.limit = int(self.limit)


@app.get("/herd")
def herd():
    listing = Listing(request.args["column"], limit=request.args["limit"])
    return g.db.execute(f"SELECT * FROM herd ORDER BY {listing.column.value} LIMIT {listing.limit}").fetchall()
