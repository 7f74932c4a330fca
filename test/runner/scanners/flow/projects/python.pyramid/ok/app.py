from pyramid.config import Configurator

from store import Store


def orders(request):
    return Store()


def search(request, term):
    return Store().find(term)


def main(global_config, **settings):
    with Configurator(settings=settings) as config:
        config.add_request_method(orders, reify=True)
        config.add_request_method(search)
        config.add_request_method(lambda request: Store(), name="stock", property=True)
        config.registry.depot = Store()
        config.scan("views")
    return config.make_wsgi_app()
