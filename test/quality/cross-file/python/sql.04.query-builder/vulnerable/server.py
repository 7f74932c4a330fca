from bottle import Bottle, request

from inventory.items import list_items

app = Bottle()


@app.route("/items/<warehouse>")
def items(warehouse):
    sort = request.query.get("sort") or "id"
    return {"items": list_items(warehouse, sort)}
