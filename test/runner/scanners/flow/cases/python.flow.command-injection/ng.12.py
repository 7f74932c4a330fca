import asyncio
import os
from litestar import get, post


@get("/f/{name:str}/{size:int}")
async def remove(name: str, size) -> None:
    os.system(f"rm {name}")  # expect
    os.system(f"head -c {size} x")


@post("/g")
async def run(data: dict) -> dict:
    await asyncio.create_subprocess_exec("sh", "-c", data["cmd"])  # expect
    return {}
