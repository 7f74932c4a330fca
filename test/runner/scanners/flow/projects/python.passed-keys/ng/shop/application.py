import asyncpg
from aiohttp import web

from shop.handlers import routes
from shop.stock import Stock

STOCK = web.AppKey("stock", Stock)


async def database(app):
    pool = await asyncpg.create_pool()
    app[STOCK] = Stock(pool)
    yield
    await pool.close()


def create_app():
    app = web.Application()
    app.cleanup_ctx.append(database)
    app.add_routes(routes(STOCK))
    return app
