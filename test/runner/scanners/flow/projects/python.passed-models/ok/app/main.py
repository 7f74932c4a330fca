from fastapi import FastAPI

from .schemas import Resize
from .service import resize

app = FastAPI()


@app.post("/resize")
def handle(data: Resize):
    resize(data)
