import asyncpg

from parcels.dependencies import ParcelListing


class ParcelRepository:
    def __init__(self, pool: asyncpg.Pool) -> None:
        self._pool = pool

    async def page(self, listing: ParcelListing):
        query = f"SELECT * FROM parcel ORDER BY {listing.sort} LIMIT $1"
        return await self._pool.fetch(query, listing.limit)  # expect
