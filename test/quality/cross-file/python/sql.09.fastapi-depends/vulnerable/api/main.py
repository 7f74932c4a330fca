from fastapi import FastAPI

from . import tickets

app = FastAPI()
app.include_router(tickets.router)
