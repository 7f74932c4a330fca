import sqlite3

from flask import Flask, request

app = Flask(__name__)


class UserRepository:
    def __init__(self, connection, tenant):
        self.connection = connection
        self.tenant = tenant

    def count(self):
        query = "SELECT COUNT(*) FROM users WHERE tenant = ?"
        return self.connection.execute(query, [self.tenant]).fetchone()[0]


@app.route("/users/count")
def count_users():
    repository = UserRepository(sqlite3.connect("app.db"), request.headers.get("X-Tenant"))
    return str(repository.count())
