from typing import Literal

from fastapi import Query

CONDITIONS = {"open": "status = 'open'", "closed": "status = 'closed'"}


class ListFilter:
    def __init__(self, status: Literal["open", "closed"] = Query("open"), limit: int = Query(20, le=100)):
        self.status = status
        self.limit = limit

    def condition(self):
        return CONDITIONS[self.status]
