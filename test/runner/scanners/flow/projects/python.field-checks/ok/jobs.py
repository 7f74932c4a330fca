import os

from fastapi import FastAPI

from models import Job

app = FastAPI()


@app.post("/jobs")
def create(job: Job):
    os.system("run " + job.host + job.region)
    os.system("run " + job.unit)
    os.system("run " + job.slug)
    os.system("run " + job.code)
    return {}
