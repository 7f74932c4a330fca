from flask import session
from flask.views import MethodView

from site_app.mixins import BackMixin


class LocaleView(BackMixin, MethodView):
    def get(self, code):
        session["locale"] = code
        return self.back("/")
