from typing import Annotated

from fastapi import Depends, FastAPI
from sqlalchemy import text
from sqlalchemy.orm import Session

from ok.grid import Grid, grid

app = FastAPI()


@app.get("/stock")
def stock(grid: Annotated[Grid, Depends(grid)], session: Session):
    session.execute(text(f"SELECT name FROM stock ORDER BY {grid.column} {grid.direction}"))
    session.execute(text(f"SELECT name FROM stock GROUP BY {grid.group}"))
    session.execute(text("SELECT " + ", ".join(grid.fields) + " FROM stock"))
