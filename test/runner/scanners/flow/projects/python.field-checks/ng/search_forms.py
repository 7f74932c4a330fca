import re

from flask_wtf import FlaskForm
from wtforms import StringField, ValidationError


class SearchForm(FlaskForm):
    host = StringField("Host")

    def validate_host(self, field):
        if not re.fullmatch(r"[a-z.]+", field.data):
            raise ValidationError("no host")
