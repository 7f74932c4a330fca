from dataclasses import dataclass


@dataclass
class Filter:
    tag: str


def filter_of(tag: str = "") -> Filter:
    return Filter(tag=tag)


class Paging:
    def __init__(self, order: str = "id", size: int = 10):
        self.order = order
        self.size = size

    @property
    def clause(self):
        return f"{self.order} limit {self.size}"
