from pydantic import BaseModel, Field


class StillJob(BaseModel):
    at: str = Field(default="00:00:01")
    width: int = Field(default=320)
