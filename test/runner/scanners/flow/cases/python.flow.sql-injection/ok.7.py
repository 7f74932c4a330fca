from dataclasses import dataclass
import sqlite3

from fastapi import FastAPI, Request
from pydantic import BaseModel

app = FastAPI()
db = sqlite3.connect("shop.db")


class Address(BaseModel):
    number: int
    street: str


class Customer(BaseModel):
    id: int
    name: str
    address: Address


@dataclass
class Order:
    id: int
    note: str


def search(shop, note):
    db.execute("select * from orders where note = ?", (note,))


@app.post("/search")
async def search_orders(r: Request):
    search(**await r.json())


@app.post("/customers")
async def customers(r: Request):
    customer = Customer.model_validate(await r.json())
    db.execute(f"select * from customers where id = {customer.id}")


@app.post("/addresses")
def addresses(customer: Customer):
    db.execute(f"select * from customers where number = {customer.address.number}")


@app.post("/orders")
async def orders():
    order = Order(**{"id": 1, "note": "gift"})
    db.execute(f"select * from orders where note = '{order.note}'")
