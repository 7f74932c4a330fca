from fastapi import Depends, FastAPI
from sqlalchemy import text
from sqlalchemy.orm import Session

from .database import get_session

app = FastAPI()
SORTABLE = {"created_at", "total", "status"}


@app.get("/orders")
def list_orders(sort: str = "created_at", session: Session = Depends(get_session)):
    if sort not in SORTABLE:
        sort = "created_at"
    query = text("SELECT id, total FROM orders ORDER BY %s DESC LIMIT 50" % sort)
    return [dict(row) for row in session.execute(query).mappings()]
