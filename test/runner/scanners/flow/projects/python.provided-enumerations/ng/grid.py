from dataclasses import dataclass
from typing import Annotated

from fastapi import Query

from ng.kinds import Key


@dataclass(frozen=True)
class Listing:
    column: str
    group: Key
    fields: list[str]


def listing(
    column: Annotated[str, Query()],
    group: Annotated[Key | None, Query(alias="groupBy")],
    fields: Annotated[list[str], Query()],
) -> Listing:
    return Listing(column=column, group=group, fields=fields)
