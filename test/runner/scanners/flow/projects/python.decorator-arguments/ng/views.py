from flask import Blueprint, jsonify
from marshmallow import Schema, fields, validate

from .decorators import query_schema
from .store import readings

bp = Blueprint("readings", __name__)


class ReadingQuery(Schema):
    metric = fields.String(required=True, validate=validate.OneOf(("voltage", "pressure")))


@bp.get("/readings/<int:device>")
@query_schema(ReadingQuery())
def show(device, query):
    return jsonify(readings(device, **query))
