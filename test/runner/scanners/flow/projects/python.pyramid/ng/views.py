from pyramid.view import view_config


@view_config(route_name="orders", renderer="json")
def list_orders(request):
    return {"items": request.orders.count(request.params["a"])}


@view_config(route_name="stock", renderer="json")
def list_stock(request):
    return {"items": request.stock.count(request.params["b"])}


@view_config(route_name="depot", renderer="json")
def list_depot(request):
    return {"items": request.registry.depot.count(request.params["c"])}


@view_config(route_name="search", renderer="json")
def list_found(request):
    return {"items": request.search(request.params["d"])}
