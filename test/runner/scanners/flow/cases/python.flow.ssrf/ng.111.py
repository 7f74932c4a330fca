import httpx
from flask.views import MethodView
from flask_smorest import Blueprint
from marshmallow import Schema, ValidationError, fields, validates

HOSTS = frozenset({"https://calendar.example.com/feed"})
blueprint = Blueprint("feeds", __name__, url_prefix="/feeds")


class FeedSchema(Schema):
    url = fields.Url(required=True)
    size = fields.Int()


class CheckedSchema(Schema):
    url = fields.Url(required=True)
    other = fields.Url(required=True)

    @validates("url")
    def validate_url(self, value, **kwargs):
        if value not in HOSTS:
            raise ValidationError("This calendar is not supported.")


@blueprint.route("/")
class Feeds(MethodView):
    @blueprint.arguments(FeedSchema)
    def post(self, data):
        return httpx.get(data["url"]).text  # expect

    @blueprint.arguments(FeedSchema(partial=True), location="query")
    def get(self, data):
        return httpx.get(data.get("url")).text  # expect

    @blueprint.arguments(CheckedSchema)
    def put(self, data):
        return httpx.get(data["other"]).text  # expect
