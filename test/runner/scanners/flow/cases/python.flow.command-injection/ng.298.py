import os
from fastapi import FastAPI, UploadFile, File, Form, Request
from typing import List, Annotated
app = FastAPI()
@app.post("/a")
async def a(file: UploadFile, files: List[UploadFile] = File(...), raw: bytes = File(...)):
    os.system((await file.read()).decode())  # expect
    os.system(file.file.read().decode())  # expect
    os.system("x" + file.filename)  # expect
    for f in files:
        os.system((await f.read()).decode())  # expect
    os.system(raw.decode())  # expect
    os.system("x" + file.content_type)  # expect
    os.system("x" + file.headers["a"])  # expect
    for line in file.file:
        os.system(line.decode())  # expect
@app.post("/b")
async def b(request: Request, f: Annotated[UploadFile, File()]):
    os.system((await f.read()).decode())  # expect
    form = await request.form()
    os.system((await form["x"].read()).decode())  # expect
    os.system((await request.body()).decode())  # expect
    async for chunk in request.stream():
        os.system(chunk.decode())  # expect
    d = await request.json()
    os.system(d["a"])  # expect
