import os
import subprocess

from fastapi import FastAPI

app = FastAPI()


@app.post("/builds")
def build(target: str):
    environment = {**os.environ, "CI": "1"}
    subprocess.run(f"make {target}", shell=True, env=environment, check=True)  # expect high
    return {"state": "done"}
