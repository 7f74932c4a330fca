from typing import Annotated

from fastapi import Depends, Path, Query

from .library import Library


class Config:
    shelf = "/var/books"


def config() -> Config:
    return Config()


ConfigDep = Annotated[Config, Depends(config)]


def library(settings: ConfigDep) -> Library:
    return Library(settings.shelf)


def order(by: str = Query("title")) -> str:
    return "time" if by == "age" else "name"


LibraryDep = Annotated[Library, Depends(library)]
OrderDep = Annotated[str, Depends(order)]
Isbn = Annotated[str, Path(pattern=r"^[0-9-]{10,17}$")]
