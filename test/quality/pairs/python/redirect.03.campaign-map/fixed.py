from fastapi import FastAPI
from fastapi.responses import RedirectResponse

app = FastAPI()
LANDING = {"spring": "/offers/spring", "fall": "/offers/fall"}


@app.get("/go/{campaign}")
def go(campaign: str, to: str = "/"):
    target = LANDING.get(campaign, "/")
    return RedirectResponse(target, status_code=302)
