from aiohttp import web

from catalog import sorting


async def list_books(request):
    column = sorting.sort_column(request.query.get("sort"))
    async with request.app["pool"].acquire() as connection:
        rows = await connection.fetch(f"SELECT id, title, year FROM books ORDER BY {column} LIMIT 100")  # expect
    return web.json_response([dict(row) for row in rows])
