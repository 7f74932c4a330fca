from typing import Annotated

from fastapi import Depends, FastAPI

from .filters import Filter, Paging, filter_of
from .store import sort, tag

app = FastAPI()


@app.get("/pets")
def pets(wanted: Filter = Depends(filter_of)):
    tag(wanted.tag)


@app.get("/toys")
def toys(paging: Annotated[Paging, Depends()]):
    sort(paging.clause)
