import asyncio
import sqlite3
from typing import Annotated, List

from fastapi import Depends, FastAPI
from pydantic import BaseModel

from database import Db

app = FastAPI()


class Line(BaseModel):
    quantity: int
    sku: str


class Invoice(BaseModel):
    lines: List[Line]


@app.post("/invoice")
async def invoice(data: Invoice):
    for line in data.lines:
        await asyncio.create_subprocess_shell(f"print-sku {line.sku}")  # expect


@app.get("/docs")
def docs(db: Db, order: str):
    return db.fetch(f"SELECT * FROM docs ORDER BY {order}")
