from fastapi import FastAPI, Request

from pipelines import load_definition

app = FastAPI()


@app.post("/pipelines")
async def create_pipeline(request: Request):
    body = await request.body()
    steps = load_definition(body.decode())
    return {"steps": len(steps)}
