from typing import Literal

from pydantic import BaseModel


class MothQuery(BaseModel):
    order: Literal["wing", "colour"] = "wing"
    limit: int = 10
