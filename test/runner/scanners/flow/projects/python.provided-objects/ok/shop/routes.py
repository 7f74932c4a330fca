from typing import Annotated
from fastapi import APIRouter, Depends
from .deps import get_orders

router = APIRouter()


@router.get("/orders")
def orders(q: str, orders: Annotated[object, Depends(get_orders)]):
    return orders.search(q)
