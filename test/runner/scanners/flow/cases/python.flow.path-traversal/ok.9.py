import zipfile

import pandas
from fastapi import FastAPI, UploadFile

app = FastAPI()


@app.post("/archives")
def read(upload: UploadFile):
    pandas.read_csv(upload.file)
    with zipfile.ZipFile(upload.file) as archive:
        return len(archive.filelist)
