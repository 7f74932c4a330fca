import psycopg2
from flask import Blueprint, current_app, request

tickets = Blueprint("tickets", __name__)


@tickets.get("/tickets")
def search_tickets():
    clauses = ["deleted = false"]
    values = []
    for field in ("status", "assignee"):
        value = request.args.get(field)
        if value:
            clauses.append(f"{field} = %s")
            values.append(value)
    sql = "SELECT id, title FROM tickets WHERE " + " AND ".join(clauses)
    with psycopg2.connect(current_app.config["DSN"]) as connection, connection.cursor() as cursor:
        cursor.execute(sql, values)
        return {"tickets": cursor.fetchall()}
