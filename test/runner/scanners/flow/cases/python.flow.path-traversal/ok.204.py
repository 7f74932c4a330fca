import uuid

from fastapi import FastAPI, File, UploadFile
from sqlalchemy import JSON, Column, String, create_engine
from sqlalchemy.orm import declarative_base, sessionmaker

app = FastAPI()
Base = declarative_base()
Session = sessionmaker(create_engine("sqlite://"))


class Upload(Base):
    __tablename__ = "uploads"
    id = Column(String, primary_key=True)
    size = Column(String)


@app.post("/models")
def model(url: str):
    name = url.split("/")[-1]
    with open(f"/srv/models/{name}", "wb") as file:
        file.write(b"")
    return {}


@app.post("/audio")
def audio(file: UploadFile = File(...)):
    extension = file.filename.split(".")[-1]
    with open(f"/srv/audio/{uuid.uuid4()}.{extension}", "wb") as target:
        target.write(file.file.read())
    return {}
