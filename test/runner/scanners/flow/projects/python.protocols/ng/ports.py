from typing import Protocol


class Documents(Protocol):
    def read(self, name: str) -> str: ...

    def names(self) -> list[str]: ...
