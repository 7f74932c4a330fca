from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse

app = FastAPI()


def page(request: Request, context):
    return "<h1>" + context["heading"] + "</h1>"


@app.get("/browse", response_class=HTMLResponse)
def browse(request: Request, heading: str = ""):
    return page(request, {"heading": heading})  # expect
