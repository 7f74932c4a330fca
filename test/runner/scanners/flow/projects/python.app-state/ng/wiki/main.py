from aiohttp import web

from wiki.keys import STORE
from wiki.store import PageStore
from wiki.views import routes


def make_app() -> web.Application:
    site = web.Application()
    site[STORE] = PageStore("/srv/wiki")
    site.add_routes(routes)
    return site
