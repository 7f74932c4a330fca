from pathlib import Path
from fastapi import FastAPI, HTTPException

app = FastAPI()
BASE = Path("/var/lib/docs")


@app.get("/docs/{name:path}")
async def read_doc(name: str):
    target = (BASE / name).resolve()
    if not target.is_relative_to(BASE):
        raise HTTPException(404)
    return {"text": target.read_text()}
