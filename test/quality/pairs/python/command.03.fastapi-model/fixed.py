import subprocess

from fastapi import APIRouter
from pydantic import BaseModel

router = APIRouter()


class Conversion(BaseModel):
    source: str
    format: str = "png"


@router.post("/convert")
def convert(job: Conversion):
    output = subprocess.check_output(["convert", f"/srv/in/{job.source}", f"{job.format}:-"])
    return {"size": len(output)}
