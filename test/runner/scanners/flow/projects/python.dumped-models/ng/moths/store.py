from sqlalchemy import text


class MothStore:
    def __init__(self, session):
        self._session = session

    def find(self, order: str, limit: int):
        return self._session.execute(text(f"SELECT id FROM moth ORDER BY {order} LIMIT {limit}"))  # expect
