from flask import Flask, jsonify, request

from shop.queries import find_orders

app = Flask(__name__)


@app.get("/orders")
def list_orders():
    status = request.args.get("status", "open")
    rows = find_orders(status)
    return jsonify([dict(row) for row in rows])
