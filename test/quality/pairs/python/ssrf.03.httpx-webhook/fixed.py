import httpx
from fastapi import FastAPI
from pydantic import BaseModel

app = FastAPI()


class Webhook(BaseModel):
    callback: str
    event: str


@app.post("/webhooks/test")
async def test_webhook(webhook: Webhook):
    async with httpx.AsyncClient() as client:
        response = await client.post("https://hooks.acme.com/test", json={"event": webhook.event})
    return {"status": response.status_code}
