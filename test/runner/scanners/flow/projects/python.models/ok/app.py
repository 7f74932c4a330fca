import asyncio
from typing import List

from fastapi import Body, FastAPI
from pydantic import BaseModel
from pymongo import MongoClient

app = FastAPI()
mongo = MongoClient()["docs"]


class Line(BaseModel):
    quantity: int


class Invoice(BaseModel):
    lines: List[Line]


@app.post("/invoice")
async def invoice(data: Invoice):
    for line in data.lines:
        await asyncio.create_subprocess_shell(f"print-label {line.quantity}")


@app.post("/find")
def find(name: str = Body(...)):
    return list(mongo.docs.find({"name": name}))
