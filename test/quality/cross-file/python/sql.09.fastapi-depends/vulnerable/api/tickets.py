from fastapi import APIRouter, Depends

from .database import fetch
from .filters import ListFilter

router = APIRouter()


@router.get("/tickets")
async def list_tickets(filters: ListFilter = Depends()):
    sql = "SELECT id, subject FROM tickets WHERE " + filters.condition() + " LIMIT $1"
    return [dict(row) for row in await fetch(sql, filters.limit)]
