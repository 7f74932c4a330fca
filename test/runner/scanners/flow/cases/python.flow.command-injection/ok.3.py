import os
from enum import Enum
from typing import Literal

from fastapi import FastAPI
from pydantic import BaseModel

app = FastAPI()


class Colour(str, Enum):
    red = "red"
    blue = "blue"


class Job(BaseModel):
    script: str
    retries: int = 1


@app.post("/paint/{colour}")
def paint(colour: Colour, kind: Literal["wall", "door"], job: Job):
    os.system(f"paint {colour.value} {kind} {job.retries}")
