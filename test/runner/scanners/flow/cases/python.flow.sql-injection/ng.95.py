from dataclasses import dataclass
from datetime import date
from typing import Annotated, Literal

import asyncpg
from fastapi import APIRouter, Depends, Query

router = APIRouter()


@dataclass
class Range:
    since: date
    until: date


@dataclass
class Summary(Range):
    group: Annotated[str, Query(max_length=64)] = "actor"
    order: Literal["asc", "desc"] = "asc"
    minimum: Annotated[int, Query(ge=1)] = 1


@router.get("/summary")
async def summary(pool: asyncpg.Pool, chosen: Annotated[Summary, Depends()]):
    return await pool.fetch(f"SELECT {chosen.group} FROM events")  # expect


@router.get("/sorted")
async def sorted_by(pool: asyncpg.Pool, chosen: Summary = Depends(Summary)):
    return await pool.fetch(f"SELECT id FROM events WHERE n > {chosen.minimum} ORDER BY id {chosen.order}")
