from flask import Flask

from site_app.locale_views import LocaleView

app = Flask(__name__)
app.add_url_rule("/locale/<code>", view_func=LocaleView.as_view("locale"))
