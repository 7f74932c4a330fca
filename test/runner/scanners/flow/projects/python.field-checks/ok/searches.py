import os

from flask import Flask

from search_forms import SearchForm

app = Flask(__name__)


@app.route("/search", methods=["POST"])
def search():
    form = SearchForm()
    if form.validate_on_submit():
        os.system("search " + form.word.data + form.host.data)
    return ""
