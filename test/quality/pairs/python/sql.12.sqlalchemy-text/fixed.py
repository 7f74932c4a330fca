from fastapi import Depends, FastAPI
from sqlalchemy import text
from sqlalchemy.orm import Session

from .db import get_db

app = FastAPI()


@app.get("/products/{category}")
def products(category: str, limit: int = 20, db: Session = Depends(get_db)):
    stmt = text("SELECT * FROM products WHERE category = :category LIMIT " + str(limit))
    rows = db.execute(stmt, {"category": category}).mappings().all()
    return [dict(r) for r in rows]
