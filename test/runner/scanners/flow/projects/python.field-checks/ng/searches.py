import os

from flask import Flask

from search_forms import SearchForm

app = Flask(__name__)


@app.route("/search", methods=["POST"])
def search():
    form = SearchForm()
    os.system("search " + form.host.data)  # expect
    return ""
