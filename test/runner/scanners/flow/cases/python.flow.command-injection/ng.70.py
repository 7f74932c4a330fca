import os

from fastapi import APIRouter
from pydantic import BaseModel

router = APIRouter()


class Job(BaseModel):
    target: str


class Tools:
    def build(self, job):
        os.system("make " + job.target) # expect

    def clean(self, job):
        os.system("make clean")


@router.post("/jobs/{name}")
def run(name: str, request: Job):
    tools = Tools()
    known = {"build": tools.build, "clean": tools.clean}
    known[name](request)


@router.post("/users")
def user(user: Job):
    os.system("user " + user.target) # expect
