from dataclasses import dataclass

from flask import Flask, g, request

app = Flask(__name__)


@dataclass
class Listing:
    column: str = "name"
    limit: str = "10"

    def __post_init__(self):
        self.order = self.column.strip()
        self.limit = int(self.limit)


@app.get("/flock")
def flock():
    listing = Listing(request.args["column"], limit=request.args["limit"])
    return g.db.execute(f"SELECT * FROM flock ORDER BY {listing.order} LIMIT {listing.limit}").fetchall()  # expect
