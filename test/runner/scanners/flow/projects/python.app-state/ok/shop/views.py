from flask import Blueprint, current_app, request

bp = Blueprint("orders", __name__)


@bp.get("/orders")
def orders():
    return {"orders": current_app.extensions["orders"].sorted_by(request.args.get("sort", "id"))}
