import html

from fastapi import FastAPI
from fastapi.responses import HTMLResponse, PlainTextResponse

app = FastAPI()
ROW = "<tr><td>{key}</td><td>{value}</td></tr>"


@app.get("/echo/{key}")
def echo(key: str, value: str = ""):
    row = ROW.format(key=html.escape(key), value=html.escape(value))
    return HTMLResponse(f"<table>{row}</table>")
