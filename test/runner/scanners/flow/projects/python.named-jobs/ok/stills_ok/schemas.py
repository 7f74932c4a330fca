from pydantic import BaseModel, Field


class StillJob(BaseModel):
    at: str = Field(default="00:00:01", pattern=r"^[0-9]{2}:[0-5][0-9]:[0-5][0-9]$")
    width: int = Field(default=320)
