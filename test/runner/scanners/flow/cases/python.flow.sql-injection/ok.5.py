import sqlite3
import subprocess
from enum import Enum
from typing import Literal, Optional
from uuid import UUID
from fastapi import FastAPI, Query, Depends
from pydantic import BaseModel, Field, conint

app = FastAPI()
db = sqlite3.connect("a.db")

class Sort(str, Enum):
    name = "name"
    price = "price"

class Filter(BaseModel):
    limit: int = 10
    offset: Optional[int] = None
    ratio: float = Field(1.0, ge=0)
    order: Literal["asc", "desc"] = "asc"
    owner: UUID
    sort: Sort
    n: conint(ge=1) = 1
    ids: list[int] = []

@app.post("/search")
def search(f: Filter):
    ids = ",".join(str(i) for i in f.ids)
    return db.execute(f"SELECT * FROM t WHERE owner = '{f.owner}' AND id IN ({ids}) ORDER BY {f.sort.value} {f.order} LIMIT {f.limit} OFFSET {f.offset}").fetchall()

@app.get("/items/{item_id}")
def one(item_id: int, limit: int = Query(10, le=100), kind: Literal["a", "b"] = "a", page: int | None = None):
    return db.execute(f"SELECT * FROM t WHERE id = {item_id} AND kind = '{kind}' LIMIT {limit} OFFSET {page}").fetchall()

@app.post("/kill")
def kill(f: Filter):
    subprocess.run(f"kill -9 {f.n}", shell=True)
