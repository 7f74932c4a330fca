from dataclasses import dataclass
import sqlite3

from fastapi import FastAPI, Request
from pydantic import BaseModel, ConfigDict

app = FastAPI()
db = sqlite3.connect("shop.db")


class Address(BaseModel):
    number: int
    street: str


class Customer(BaseModel):
    model_config = ConfigDict(extra="allow")
    id: int
    name: str
    reference: int | str = 0
    address: Address


@dataclass
class Order:
    id: int
    note: str


def search(shop, note):
    db.execute(f"select * from orders where note = '{note}'")  # expect


@app.post("/search")
async def search_orders(r: Request):
    search(**await r.json())


@app.post("/orders")
async def orders(r: Request):
    order = Order(**await r.json())
    db.execute(f"select * from orders where note = '{order.note}'")  # expect


@app.post("/customers")
async def customers(r: Request):
    customer = Customer.model_validate_json(await r.body())
    db.execute(f"select * from customers where name = '{customer.name}'")  # expect


@app.post("/references")
def references(customer: Customer):
    db.execute(f"select * from customers where reference = '{customer.reference}'")  # expect


@app.post("/addresses")
def addresses(customer: Customer):
    db.execute(f"select * from customers where street = '{customer.address.street}'")  # expect
