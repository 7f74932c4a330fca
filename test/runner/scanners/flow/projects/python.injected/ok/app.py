import falcon

from resources import Search
from store import Runner, Store


def create_app():
    app = falcon.App()
    app.add_route("/search", Search(Store(runner=Runner())))
    return app
