import yaml
from fastapi import FastAPI, Request

app = FastAPI()


@app.put("/pipeline")
async def define(request: Request):
    body = await request.body()
    pipeline = yaml.load(body, Loader=yaml.SafeLoader)
    return {"steps": len(pipeline["steps"])}
