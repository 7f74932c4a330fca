import subprocess

from fastapi import APIRouter
from pydantic import BaseModel

router = APIRouter()


class Conversion(BaseModel):
    source: str
    format: str = "png"


@router.post("/convert")
def convert(job: Conversion):
    output = subprocess.check_output(f"convert /srv/in/{job.source} {job.format}:-", shell=True)
    return {"size": len(output)}
