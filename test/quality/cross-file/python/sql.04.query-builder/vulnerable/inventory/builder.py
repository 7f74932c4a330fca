class Select:
    def __init__(self, table):
        self._table = table
        self._conditions = []
        self._values = []
        self._order = "id"

    def where(self, column, value):
        self._conditions.append(f"{column} = %s")
        self._values.append(value)
        return self

    def order_by(self, column):
        self._order = column
        return self

    def build(self):
        sql = f"SELECT * FROM {self._table}"
        if self._conditions:
            sql += " WHERE " + " AND ".join(self._conditions)
        return f"{sql} ORDER BY {self._order}", self._values
