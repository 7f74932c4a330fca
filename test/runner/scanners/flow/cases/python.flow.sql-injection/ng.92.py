from typing import Annotated, Literal, Optional

from fastapi import FastAPI
from pydantic import BaseModel, Field

from .database import connection

app = FastAPI()

Column = Literal["name", "price"] | str
Direction = Annotated[str, Field(max_length=8)]


class Listing(BaseModel):
    column: Column = "name"
    direction: Direction = "asc"
    groups: list[str]


@app.post("/parts")
def parts(data: Listing):
    connection.execute(f"SELECT * FROM parts ORDER BY {data.column}")  # expect
    connection.execute(f"SELECT * FROM parts ORDER BY name {data.direction}")  # expect
    connection.execute(f"SELECT count(*) FROM parts GROUP BY {data.groups[0]}")  # expect
