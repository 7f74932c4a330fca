from flask import Blueprint, request, g
from .models import db, User

bp = Blueprint("admin", __name__)


@bp.route("/admin/find", methods=["POST"])
def find():
    payload = request.get_json()
    filters = {"name": payload.get("name"), "active": "1"}
    parts = []
    for key in filters:
        parts.append(f"{key} = :{key}")
    result = db.session.execute(db.text("SELECT * FROM users WHERE " + " AND ".join(parts)), filters)
    return {"users": [dict(r._mapping) for r in result]}
