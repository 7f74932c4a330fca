from sqlalchemy import text


class MemberRepository:
    def __init__(self, engine):
        self._engine = engine

    def find_by_name(self, name, limit, offset):
        statement = text(  # expect
            "SELECT id, name FROM members WHERE name LIKE '%" + name + "%' LIMIT :limit OFFSET :offset"
        )
        with self._engine.connect() as connection:
            rows = connection.execute(statement, {"limit": limit, "offset": offset})  # expect
            return [dict(row._mapping) for row in rows]
