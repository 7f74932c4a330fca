import re

from flask_wtf import FlaskForm
from wtforms import StringField, ValidationError


def is_word(form, field):
    if not re.fullmatch(r"[a-z]+", field.data):
        raise ValidationError("no word")


class SearchForm(FlaskForm):
    word = StringField("Word", [is_word])
    host = StringField("Host")

    def validate_host(self, field):
        if not re.fullmatch(r"[a-z.]+", field.data):
            raise ValidationError("no host")
