import warehouse_client
from flask import request

client = warehouse_client.connect()


@app.route("/orders")
def orders():
    state = request.args["state"]
    rows = client.query_rows(  # expect
        f"""
        SELECT id, total
        FROM orders
        WHERE state = '{state}'
        """
    )
    return {"rows": rows}
