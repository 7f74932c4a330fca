from fastapi import FastAPI
from fastapi.responses import PlainTextResponse

from tools import whois

app = FastAPI()


@app.get("/whois/{domain}")
async def read_whois(domain: str):
    return PlainTextResponse(await whois.lookup(domain))
