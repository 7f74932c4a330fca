import sqlite3
import 
from typing import Optional
from fastapi import FastAPI, Query
from pydantic import BaseModel, Field

app = FastAPI()
db = sqlite3.connect("a.db")

class Filter(BaseModel):
    limit: int = 10
    name: Optional[str] = None
    tags: list[str] = []
    host: str = Field(..., max_length=100)

@app.post("/search")
def search(f: Filter):
    return db.execute(f"SELECT * FROM t WHERE name = '{f.name}' LIMIT {f.limit}").fetchall()  # expect

@app.get("/items/{item_id}")
def one(item_id: str, limit: int = Query(10, le=100)):
    return db.execute(f"SELECT * FROM t WHERE id = '{item_id}' LIMIT {limit}").fetchall()  # expect

@app.post("/kill")
def kill(f: Filter):
    pass

@app.post("/tags")
def tags(f: Filter):
    q = ",".join("'" + t + "'" for t in f.tags)
    return db.execute("SELECT * FROM t WHERE tag IN (" + q + ")").fetchall()  # expect
