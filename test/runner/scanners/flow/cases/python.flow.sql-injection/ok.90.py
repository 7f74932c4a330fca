import warehouse_client
from flask import request

client = warehouse_client.connect()


@app.route("/orders")
def orders():
    rows = client.query_rows("SELECT id, total FROM orders WHERE state = ?", [request.args["state"]])
    first = int(request.args["first"])
    client.query_rows(f"SELECT id FROM orders LIMIT {first}")
    menu.show("select an entry from " + request.args["menu"])
    return {"rows": rows}
