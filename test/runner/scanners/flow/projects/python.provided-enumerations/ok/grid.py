from dataclasses import dataclass
from typing import Annotated

from fastapi import Query

from ok.kinds import Column, Direction, Group


@dataclass(frozen=True)
class Grid:
    column: Column
    group: Group
    direction: str
    fields: list[Column]


def grid(
    column: Annotated[Column, Query()],
    group: Annotated[Group | None, Query(alias="groupBy")],
    direction: Annotated[Direction, Query()],
    fields: Annotated[list[Column], Query()],
) -> Grid:
    return Grid(column=column, group=group, direction=direction, fields=fields)
