from litestar import Controller, get
from litestar.di import Provide

from parcels.dependencies import ParcelListing, provide_listing
from parcels.repository import ParcelRepository


class ParcelController(Controller):
    path = "/parcels"
    dependencies = {"listing": Provide(provide_listing)}

    @get()
    async def list_parcels(self, parcels: ParcelRepository, listing: ParcelListing) -> list:
        return await parcels.page(listing)
