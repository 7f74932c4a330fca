import nh3
from flask import Blueprint, render_template, request

board = Blueprint("board", __name__)


@board.post("/announcements/preview")
def preview():
    title = request.form["title"]
    body = request.form["body"]
    return render_template("announcement.html", title=title, body=body)
