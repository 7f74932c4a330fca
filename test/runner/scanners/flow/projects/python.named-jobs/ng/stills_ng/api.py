from arq import ArqRedis, create_pool
from fastapi import Depends, FastAPI

from stills_ng.schemas import StillJob

app = FastAPI()


@app.post("/clips/{clip_id}/still")
async def request_still(clip_id: int, job: StillJob, pool: ArqRedis = Depends(create_pool)):
    await pool.enqueue_job("cut_still_ng", clip_id, job.model_dump())
    return {}
