from urllib.parse import urlsplit

import httpx
from flask.views import MethodView
from flask_smorest import Blueprint
from marshmallow import Schema, ValidationError, fields, validates

HOSTS = frozenset({"calendar.example.com"})
blueprint = Blueprint("feeds", __name__, url_prefix="/feeds")


class FeedSchema(Schema):
    url = fields.Url(required=True)
    size = fields.Int()

    @validates("url")
    def validate_url(self, value, **kwargs):
        if urlsplit(value).netloc.lower() not in HOSTS:
            raise ValidationError("This calendar is not supported.")


@blueprint.route("/")
class Feeds(MethodView):
    @blueprint.arguments(FeedSchema)
    def post(self, data):
        return httpx.get(data["url"]).text

    @blueprint.arguments(FeedSchema)
    def put(self, data):
        return httpx.get("http://" + str(data["size"])).text
