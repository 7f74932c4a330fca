from fastapi import FastAPI, Request
from starlette.responses import RedirectResponse

app = FastAPI()


@app.get("/out")
def out(request: Request):
    links = {"docs": "https://docs.example.com", "blog": "https://blog.example.com"}
    key = request.query_params.get("to", "docs")
    return RedirectResponse(links.get(key, "/"))
