import re
from typing import Annotated

from pydantic import AfterValidator, BaseModel, StringConstraints, field_validator, model_validator


def slug_only(value: str) -> str:
    if not re.fullmatch(r"[a-z-]+", value):
        raise ValueError("no slug")
    return value


Slug = Annotated[str, AfterValidator(slug_only)]
Code = Annotated[str, StringConstraints(pattern=r"^[A-Z]{3}$")]


class Job(BaseModel):
    host: str
    region: str
    unit: str
    slug: Slug
    code: Code

    @field_validator("host", "region")
    @classmethod
    def is_host(cls, value: str) -> str:
        if not re.fullmatch(r"[a-z0-9.]+", value):
            raise ValueError("no host")
        return value

    @model_validator(mode="after")
    def has_unit(self):
        if self.unit not in ("ms", "s"):
            raise ValueError("unknown unit")
        return self
