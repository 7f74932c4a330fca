from dataclasses import dataclass


@dataclass
class Filter:
    tag: str


def filter_of(tag: str = "") -> Filter:
    if tag not in ("new", "old"):
        raise ValueError(tag)
    return Filter(tag=tag)


class Paging:
    def __init__(self, order: int = 0, size: int = 10):
        self.order = order
        self.size = size

    @property
    def clause(self):
        return f"{self.order} limit {self.size}"
