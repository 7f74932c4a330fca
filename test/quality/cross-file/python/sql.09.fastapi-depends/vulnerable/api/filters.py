from fastapi import Query


class ListFilter:
    def __init__(self, status: str = Query("open"), limit: int = Query(20, le=100)):
        self.status = status
        self.limit = limit

    def condition(self):
        return f"status = '{self.status}'"
