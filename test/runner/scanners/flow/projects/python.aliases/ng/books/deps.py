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
    return by


LibraryDep = Annotated[Library, Depends(library)]
OrderDep = Annotated[str, Depends(order)]
type Isbn = Annotated[str, Path(min_length=10)]
