from flask import Flask

from flask_views import Search
from flask_store import Store

app = Flask(__name__)
app.add_url_rule("/search", view_func=Search.as_view("search", Store()))
