from flask import Blueprint, current_app, jsonify

from .parameters import requested_id

bp = Blueprint("tickets", __name__)


@bp.route("/ticket")
def show_ticket():
    number = requested_id("number")
    cursor = current_app.mysql.connection.cursor()
    cursor.execute("SELECT subject, body FROM tickets WHERE number = %s" % number)  # expect
    return jsonify(cursor.fetchone())
