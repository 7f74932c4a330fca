import asyncio

from fastapi import FastAPI, Request

app = FastAPI()


@app.post("/lint")
async def lint(request: Request):
    payload = await request.json()
    branch = payload.get("branch", "main")
    process = await asyncio.create_subprocess_exec("make", "-C", "/srv/repo", "lint", env={"BRANCH": branch})
    return {"code": await process.wait()}
