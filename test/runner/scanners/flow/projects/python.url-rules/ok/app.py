import falcon
from flask import Flask

from .handlers import Report, by_key, show
from .resources import FileResource

app = Flask(__name__)
app.add_url_rule("/show/<int:name>", view_func=show)
app.add_url_rule("/entries/<uuid:key>", "entry", view_func=by_key, methods=["GET"])
app.add_url_rule("/reports/<any(daily, weekly):rest>", view_func=Report.as_view("report"))

api = falcon.App()
api.add_route("/files/{stem:uuid}/{number:int(4)}", FileResource())
