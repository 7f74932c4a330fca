from contextlib import asynccontextmanager

from fastapi import FastAPI

from reports.routes import router
from reports.archive import Archive


@asynccontextmanager
async def lifespan(app: FastAPI):
    app.state.archive = Archive("/srv/reports")
    yield


app = FastAPI(lifespan=lifespan)
app.include_router(router)
