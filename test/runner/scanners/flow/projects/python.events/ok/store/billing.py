from flask import Blueprint, request

from store.bus import events

bp = Blueprint("billing", __name__)


@bp.post("/receipts")
def receipt():
    events.emit("receipt", request.form["number"])
    return "", 202
