import os
from faststream import FastStream
from faststream.rabbit import RabbitBroker
from pydantic import BaseModel
broker = RabbitBroker("x")
class Job(BaseModel):
    command: str
    count: int
@broker.subscriber("jobs")
async def run(job: Job):
    os.system("x " + job.command) # expect
@broker.subscriber("jobs")
async def ok(job: Job):
    os.system("x " + str(job.count))
