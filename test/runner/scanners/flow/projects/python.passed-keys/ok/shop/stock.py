class Stock:
    def __init__(self, pool):
        self._pool = pool

    async def named(self, name):
        return await self._pool.fetch("SELECT id FROM stock WHERE name = $1", name)
