from flask import Blueprint, request, g
from .models import db, User

bp = Blueprint("admin", __name__)


@bp.route("/admin/find", methods=["POST"])
def find():
    payload = request.get_json()
    filters = {"name": payload.get("name"), "active": "1"}
    parts = []
    for key, value in filters.items():
        parts.append(f"{key} = '{value}'")
    result = db.session.execute(db.text("SELECT * FROM users WHERE " + " AND ".join(parts)))
    return {"users": [dict(r._mapping) for r in result]}
