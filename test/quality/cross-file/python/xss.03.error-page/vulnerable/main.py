from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse

from pages import not_found_page

app = FastAPI()


@app.get("/docs/{name}")
async def read_doc(name: str, request: Request):
    hint = request.query_params.get("from", name)
    return HTMLResponse(not_found_page(hint), status_code=404)  # expect
