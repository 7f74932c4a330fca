from typing import Annotated

from fastapi import Depends, FastAPI
from sqlalchemy import text
from sqlalchemy.orm import Session

from ng.grid import Listing, listing

app = FastAPI()


@app.get("/stock")
def stock(listing: Annotated[Listing, Depends(listing)], session: Session):
    session.execute(text(f"SELECT name FROM stock ORDER BY {listing.column}"))  # expect
    session.execute(text(f"SELECT name FROM stock GROUP BY {listing.group}"))  # expect
    session.execute(text("SELECT " + ", ".join(listing.fields) + " FROM stock"))  # expect
