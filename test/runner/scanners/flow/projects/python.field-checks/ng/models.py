import re
from typing import Annotated

from pydantic import AfterValidator, BaseModel, field_validator


def stripped(value: str) -> str:
    return value.strip()


Slug = Annotated[str, AfterValidator(stripped)]


class Job(BaseModel):
    host: str
    region: str
    slug: Slug

    @field_validator("host")
    @classmethod
    def is_host(cls, value: str) -> str:
        if not re.fullmatch(r"[a-z0-9.]+", value):
            raise ValueError("no host")
        return value
