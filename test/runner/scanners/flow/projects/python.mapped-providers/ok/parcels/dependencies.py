from litestar.params import Parameter  # noqa: F401
from dataclasses import dataclass
from enum import Enum


class ParcelSort(Enum):
    CREATED = "created_at"
    CARRIER = "carrier"


@dataclass(frozen=True)
class ParcelListing:
    sort: str
    limit: int


async def provide_listing(sort: ParcelSort = ParcelSort.CREATED, limit: int = 50) -> ParcelListing:
    return ParcelListing(sort=sort.value, limit=limit)
