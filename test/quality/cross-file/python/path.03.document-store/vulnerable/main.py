from fastapi import FastAPI, Query

from documents.disk_store import DiskStore
from documents.wiki import Wiki

app = FastAPI()
wiki = Wiki(DiskStore("/var/lib/wiki"))


@app.get("/page")
def page(title: str = Query(min_length=1)):
    return wiki.page(title)
