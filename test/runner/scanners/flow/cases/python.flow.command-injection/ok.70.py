import os

from fastapi import APIRouter, Depends
from pydantic import BaseModel

router = APIRouter()


class Job(BaseModel):
    target: int


class Tools:
    def build(self, job):
        os.system("make " + str(job.target))

    def clean(self, job):
        os.system("make clean")


@router.post("/jobs/{name}")
def run(name: str, request: Job):
    tools = Tools()
    known = {"build": tools.build, "clean": tools.clean}
    known[name](request)


@router.post("/users")
def user(request: Request, user: Job = Depends(current_user)):
    os.system("user " + user.target)
