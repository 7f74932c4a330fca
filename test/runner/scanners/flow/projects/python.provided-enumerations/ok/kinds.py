from enum import Enum, StrEnum
from typing import Literal


class Column(StrEnum):
    NAME = "name"


class Key(str, Enum):
    pass


class Group(Key):
    OWNER = "owner"


Direction = Literal["ASC", "DESC"]
