from pathlib import Path

from fastapi import FastAPI, HTTPException

app = FastAPI()
NOTES = Path("/srv/notes").resolve()


@app.get("/notes/{name:path}")
def read_note(name: str):
    note = (NOTES / name).resolve()
    if not note.is_relative_to(NOTES):
        raise HTTPException(404)
    return {"text": note.read_text()}
