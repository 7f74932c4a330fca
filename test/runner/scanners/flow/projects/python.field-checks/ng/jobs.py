import os

from fastapi import FastAPI

from models import Job

app = FastAPI()


@app.post("/jobs")
def create(job: Job):
    os.system("run " + job.region)  # expect
    os.system("run " + job.slug)  # expect
    return {}
