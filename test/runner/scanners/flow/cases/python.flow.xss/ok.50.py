from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse
from fastapi.templating import Jinja2Templates

app = FastAPI()
templates = Jinja2Templates(directory="templates")


def page(request: Request, context):
    return templates.TemplateResponse(request, "page.html", context)


@app.get("/browse", response_class=HTMLResponse)
def browse(request: Request, heading: str = ""):
    return page(request, {"heading": heading})
