import re

from marshmallow import Schema, ValidationError, fields, validates


class ExportSchema(Schema):
    name = fields.Str(required=True)

    @validates("name")
    def check_name(self, value, **kwargs):
        if not re.fullmatch(r"[a-z0-9]+", value):
            raise ValidationError("unknown name")
