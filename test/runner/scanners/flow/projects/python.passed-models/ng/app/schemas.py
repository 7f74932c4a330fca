from pydantic import BaseModel


class Resize(BaseModel):
    picture: str
    width: int
