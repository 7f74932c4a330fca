import tornado.web

from handlers import Count, Find
from tornado_store import Store


def make():
    store = Store()
    return tornado.web.Application(
        [
            (r"/find", Find, dict(store=store)),
            tornado.web.url(r"/count", Count, {"store": store}),
        ]
    )
