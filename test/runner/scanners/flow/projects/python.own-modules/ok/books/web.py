from flask import Blueprint, request

from . import books, files

web = Blueprint("web", __name__)


@web.route("/book")
def show():
    return files.read(books.shelf_of(request.args["kind"]))
