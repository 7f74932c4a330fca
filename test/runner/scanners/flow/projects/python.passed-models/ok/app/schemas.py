from enum import Enum
from typing import Annotated

from pydantic import BaseModel, Field


class Format(str, Enum):
    png = "png"


class Resize(BaseModel):
    picture: Annotated[str, Field(pattern=r"^[a-z0-9-]+$")]
    format: Format
    width: int
