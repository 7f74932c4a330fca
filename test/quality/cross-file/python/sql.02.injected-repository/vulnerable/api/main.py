from fastapi import FastAPI

from api.routes.members import router

app = FastAPI(title="Club")
app.include_router(router, prefix="/members")
