import asyncpg
from aiohttp import web

from catalog.handlers import list_books


async def open_pool(app):
    app["pool"] = await asyncpg.create_pool(database="library")


app = web.Application()
app.on_startup.append(open_pool)
app.router.add_get("/books", list_books)

if __name__ == "__main__":
    web.run_app(app)
