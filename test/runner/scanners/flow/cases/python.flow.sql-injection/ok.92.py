from typing import Literal, Optional, TypeAlias

import typing
from fastapi import FastAPI
from pydantic import BaseModel

from .database import connection

app = FastAPI()

Column = Literal["name", "price"]
Direction: TypeAlias = Optional[typing.Literal["asc", "desc"]]
type Unit = Literal["kg", "lb"]


class Listing(BaseModel):
    column: Column = "name"
    direction: Direction = None
    unit: Unit | None = None
    groups: list[Literal["color", "size"]]


@app.post("/parts")
def parts(data: Listing, first: Column):
    connection.execute(f"SELECT {data.unit} FROM parts ORDER BY {data.column} {data.direction}, {first}")
    connection.execute(f"SELECT count(*) FROM parts GROUP BY {data.groups[0]}")
