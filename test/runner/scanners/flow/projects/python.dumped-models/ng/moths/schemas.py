from typing import Literal

from pydantic import BaseModel


class MothQuery(BaseModel):
    order: str = "wing"
    limit: int = 10
