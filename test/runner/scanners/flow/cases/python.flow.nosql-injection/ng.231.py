from typing import Annotated

from motor.motor_asyncio import AsyncIOMotorClient
from pydantic import BaseModel, Field, StrictStr
from starlette.requests import Request

db = AsyncIOMotorClient()["x"]


class Strict(BaseModel):
    token: StrictStr = Field(min_length=32)


class Bounded(BaseModel):
    token: Annotated[str, Field(max_length=300)]


class Open(BaseModel):
    token: dict


async def strict(request: Request):
    payload = Strict.model_validate_json(await request.body())
    return await db["a"].find_one({"t": payload.token})


async def bounded(request: Request):
    payload = Bounded.model_validate(await request.json())
    return await db["a"].find_one({"t": payload.token})


async def any_shape(request: Request):
    payload = Open.model_validate(await request.json())
    return await db["a"].find_one({"t": payload.token})  # expect
